import { refreshSession } from '@marquee/contract/account/account.ts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Panel } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Authenticate, AuthenticatePage } from '../../../platform/http/calls/request-context.ts';
import type { SecretKeys } from '../../../platform/secrets/secret-keys.ts';
import { createOpenSessions } from './open-sessions.ts';
import {
  clearSessionCookies,
  isRefreshSecret,
  readRefreshCookie,
  refreshCookie,
  setTokenCookie,
  tokenCookie,
} from './session-cookies.ts';
import { readSessionToken, signSessionToken, type TokenSession } from './session-token.ts';

const guest: Actor = { kind: 'guest' };

/** API calls need the bearer header; cookies authenticate pages, and the refresh cookie also `GET /refresh`. */
export function createAuthentication(source: { db: Database; clock: Clock; keys: SecretKeys }): {
  authenticate: Authenticate;
  authenticatePage: AuthenticatePage;
} {
  const { clock, keys } = source;
  const tokens = createCheckedTokens({ clock, keys });
  const sessions = createOpenSessions(source.db, clock);

  const byToken = async (panel: Panel, token: string | undefined): Promise<Actor | undefined> => {
    const sessionId = token && (await tokens.sessionOf(panel, token));
    return sessionId ? (await sessions.find(panel.id, sessionId))?.actor : undefined;
  };
  const byRefreshCookie = async (request: FastifyRequest, panel: Panel) => {
    const cookie = readRefreshCookie(request.cookies[refreshCookie]);
    const session = cookie && (await sessions.find(panel.id, cookie.sessionId));
    if (!cookie || !session || !isRefreshSecret(cookie.secret, session.refreshHash)) return undefined;
    return { sessionId: cookie.sessionId, actor: session.actor };
  };

  return {
    authenticate: async (request, panel) => {
      const actor = await byToken(panel, readBearerToken(request));
      if (actor) return actor;
      const mayUseCookie = request.method === 'GET' && request.routeOptions.url === refreshSession.path;
      return (mayUseCookie && (await byRefreshCookie(request, panel))?.actor) || guest;
    },
    authenticatePage: async (request, panel, reply) => {
      const actor = await byToken(panel, request.cookies[tokenCookie]);
      if (actor) return actor;
      const session = await byRefreshCookie(request, panel);
      if (session) {
        setTokenCookie(reply, await signSessionToken({ panel, clock, keys }, session.sessionId));
        return session.actor;
      }
      if (request.cookies[tokenCookie] || request.cookies[refreshCookie]) clearSessionCookies(reply);
      return guest;
    },
  };
}

function readBearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.-]{1,2000})$/i.exec(request.headers.authorization ?? '')?.[1];
}

export interface CheckedTokens {
  /** The session id in a token, if this panel signed it and it has not expired. */
  sessionOf(panel: Pick<Panel, 'id'>, token: string): Promise<string | undefined>;
}

const maxCached = 10_000;

/** Caches verified tokens: after the first check a token can only become invalid by expiring. */
export function createCheckedTokens({ clock, keys }: { clock: Clock; keys: SecretKeys }): CheckedTokens {
  const verified = new LRUCache<string, TokenSession>({ max: maxCached });
  return {
    sessionOf: async (panel, token) => {
      const key = `${panel.id}:${token}`;
      const kept = verified.get(key);
      if (kept && kept.endsAt > clock.now()) return kept.sessionId;
      verified.delete(key);
      const session = await readSessionToken({ panel, clock, keys }, token);
      if (!session) return undefined;
      verified.set(key, session);
      return session.sessionId;
    },
  };
}
