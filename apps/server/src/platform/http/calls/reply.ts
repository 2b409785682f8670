import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

/** What a route may set besides its JSON answer. */
export interface Reply {
  header(name: string, value: string): void;
  cookie(name: string, value: string, options?: CookieSerializeOptions): void;
}

/** By default cookies are host-only, HttpOnly and SameSite. */
export function toReply(reply: FastifyReply): Reply {
  return {
    header: (name, value) => {
      reply.header(name, value);
    },
    cookie: (name, value, options) => {
      reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: 'auto',
        ...options,
      });
    },
  };
}
