import type { FastifyReply } from 'fastify';
import { ownCookieName, takesHostCookies } from './own-cookies.ts';

interface CookieOptions {
  /** In seconds; 0 deletes the cookie. */
  maxAge: number;
  /** For scripts: kept under its plain name, which other sites of the domain can set too. */
  readable?: boolean;
  /** Of a readable cookie that is deleted for a parent domain. */
  domain?: string;
}

/** What a route may set besides its JSON answer. */
export interface Reply {
  header(name: string, value: string): void;
  /** Host-only, SameSite and, unless it is readable, HttpOnly and ours alone. */
  cookie(name: string, value: string, options: CookieOptions): void;
}

export function toReply(reply: FastifyReply): Reply {
  return {
    header: (name, value) => {
      reply.header(name, value);
    },
    cookie: (name, value, { maxAge, readable = false, domain }) => {
      const { request } = reply;
      reply.setCookie(readable ? name : ownCookieName(request, name), value, {
        path: '/',
        httpOnly: !readable,
        sameSite: 'lax',
        secure: readable ? request.protocol === 'https' : takesHostCookies(request),
        maxAge,
        ...(domain && { domain }),
      });
    },
  };
}
