import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';

/** The little a route may say beside its JSON answer. */
export interface Reply {
  header(name: string, value: string): void;
  cookie(name: string, value: string, options?: CookieSerializeOptions): void;
}

/** Cookies are host-only, hidden from scripts and same-site unless a route says otherwise. */
export function replyOf(reply: FastifyReply): Reply {
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
