import { refreshSession } from '@marquee/contract/account/account.ts';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor, Panel } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { cookieValues, ownCookieName } from '../../../platform/http/calls/own-cookies.ts';
import type { Authenticate, AuthenticatePage } from '../../../platform/http/calls/request-context.ts';
import type { SecretKeys } from '../../../platform/secrets/secret-keys.ts';
import { createOpenSessions, type OpenSession } from './open-sessions.ts';
import {
  clearPlantedTokens,
  clearSessionCookies,
  impersonationCookie,
  isRefreshSecret,
  readRefreshCookie,
  refreshCookie,
  setTokenCookie,
  tokenCookie,
} from './session-cookies.ts';
import { readSessionToken, signSessionToken, type TokenSession } from './session-token.ts';

const guest: Actor = { kind: 'guest' };

/**
 * API calls need the bearer header; cookies authenticate pages, and the refresh cookie also `GET /refresh`. A
 * token that a browser sends must belong to a session that was opened in it: see `isOpenedHere`.
 */
export function createAuthentication(source: { db: Database; clock: Clock; keys: SecretKeys }): {
  authenticate: Authenticate;
  authenticatePage: AuthenticatePage;
} {
  const { clock, keys } = source;
  const tokens = createCheckedTokens({ clock, keys });
  const sessions = createOpenSessions(source.db, clock);

  const byToken = async (request: FastifyRequest, panel: Panel, token: string, mustBeOpenedHere: boolean) => {
    const sessionId = await tokens.sessionOf(panel, token);
    const session = sessionId && (await sessions.find(panel.id, sessionId));
    if (!session) return undefined;
    return { actor: session.actor, isOurs: !mustBeOpenedHere || isOpenedHere(request, sessionId, session) };
  };
  const byRefreshCookie = async (request: FastifyRequest, panel: Panel) => {
    const cookie = readRefreshCookie(ownCookie(request, refreshCookie));
    const session = cookie && (await sessions.find(panel.id, cookie.sessionId));
    if (!cookie || !session || !isRefreshSecret(cookie.secret, session.refreshHash)) return undefined;
    return { sessionId: cookie.sessionId, actor: session.actor };
  };

  return {
    authenticate: async (request, panel) => {
      const token = readBearerToken(request);
      const found = token ? await byToken(request, panel, token, mayBePlanted(request)) : undefined;
      if (found?.isOurs) return found.actor;
      const mayUseCookie = request.method === 'GET' && request.routeOptions.url === refreshSession.path;
      return (mayUseCookie && (await byRefreshCookie(request, panel))?.actor) || guest;
    },
    authenticatePage: async (request, panel, reply) => {
      const sent = cookieValues(request, tokenCookie).slice(0, maxTokens);
      const found = await Promise.all(sent.map((token) => byToken(request, panel, token, true)));
      if (found.some((one) => one && !one.isOurs)) clearPlantedTokens(reply, request.siteHost);
      const ours = found.find((one) => one?.isOurs);
      if (ours) return ours.actor;
      const session = await byRefreshCookie(request, panel);
      if (session) {
        setTokenCookie(reply, await signSessionToken({ panel, clock, keys }, session.sessionId));
        return session.actor;
      }
      if (sent.length > 0 || ownCookie(request, refreshCookie)) clearSessionCookies(reply);
      return guest;
    },
  };
}

/** A planted token comes beside ours, and perhaps under several paths. */
const maxTokens = 5;

/**
 * Clients that are not browsers have no cookies that others could plant. Nor has the host of `API_URL`: pages
 * send it only a token that their own host has handed to them.
 */
function mayBePlanted({ headers, isAtApiHost }: FastifyRequest): boolean {
  return !isAtApiHost && (headers.origin !== undefined || headers['sec-fetch-site'] !== undefined);
}

/** Whether the browser holds the session's secret, in a cookie that only this host can have set. */
function isOpenedHere(request: FastifyRequest, sessionId: string, { refreshHash }: OpenSession): boolean {
  return [refreshCookie, impersonationCookie].some((name) => {
    const cookie = readRefreshCookie(ownCookie(request, name));
    return cookie?.sessionId === sessionId && isRefreshSecret(cookie.secret, refreshHash);
  });
}

function ownCookie(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[ownCookieName(request, name)];
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
