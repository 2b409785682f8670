import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { type AddressPolicy, isAllowedAddress } from './address-policy.ts';
import { type ResolveHost, systemResolve } from './connect-checked.ts';
import { FetchFailure } from './fetch-failure.ts';

/**
 * `once`: it must not happen twice, such as an order, a charge or a message, so it is held after a restore.
 * `repeatable`: asking again does no harm.
 */
export type Effect = 'repeatable' | 'once';

/** Whoever sends something says what happens if it is sent again. */
type MethodAndEffect =
  | { method?: 'GET' | 'HEAD'; effect?: Effect }
  | { method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; effect: Effect };

interface RequestOptions {
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** For the whole exchange: DNS, connection, headers and body. */
  timeoutMs?: number;
  /** Of the decompressed body. */
  maxBytes?: number;
  /** Redirects are never followed: they fail, or with `answer` are returned like any other answer. */
  redirect?: 'fail' | 'answer';
}

export type GuardedRequest = RequestOptions & MethodAndEffect;

export interface GuardedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type GuardedFetch = (url: string, request?: GuardedRequest) => Promise<GuardedAnswer>;

/** All requests to addresses that users or operators have entered go through here (SSRF protection). */
export function createGuardedFetch(
  policy: AddressPolicy,
  resolve: ResolveHost = systemResolve,
  isHeld: () => Promise<boolean> = async () => false,
): GuardedFetch {
  const isAllowed = (address: string) => isAllowedAddress(address, policy);

  return async (address, request = {}) => {
    const url = checkUrl(address, policy);
    if (request.effect === 'once' && (await isHeld())) throw new FetchFailure('held', false);
    const signal = AbortSignal.timeout(request.timeoutMs ?? 5000);
    const progress = { sent: false };
    // Its library is large, and a process that asks nobody does without.
    const { exchange } = await import('./exchange.ts');
    try {
      return await exchange(url, request, { resolve, isAllowed, signal, progress });
    } catch (error) {
      throw asFailure(error, progress.sent, signal.aborted);
    }
  };
}

function asFailure(error: unknown, sent: boolean, timedOut: boolean): FetchFailure {
  if (error instanceof FetchFailure) return error;
  if (timedOut) return new FetchFailure('timeout', sent, error);
  return new FetchFailure(sent ? 'broken' : 'unreachable', sent, error);
}

/** The WHATWG parser normalizes hosts: `0x7f.1` and `127。0。0。1` are already `127.0.0.1` below. */
function checkUrl(text: string, policy: AddressPolicy): URL {
  const url = URL.parse(text);
  if (!url) throw new FetchFailure('bad_url', false);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchFailure('bad_url', false);
  if (url.username !== '' || url.password !== '') throw new FetchFailure('bad_url', false);
  if (!isAllowedPort(url)) throw new FetchFailure('bad_url', false);
  const host = url.hostname.replace(/^\[|\]$|\.$/g, '');
  // Resolvers disagree about these names; by RFC 6761 they all mean this machine.
  if (/(^|\.)localhost$/.test(host) && !policy.allowLoopback) throw new FetchFailure('unsafe_address', false);
  if (isIP(host) !== 0 && !isAllowedAddress(host, policy)) throw new FetchFailure('unsafe_address', false);
  return url;
}

/** Below 1024 only 80 and 443: other servers could read an HTTP request as commands. */
function isAllowedPort(url: URL): boolean {
  if (url.port === '') return true;
  const port = Number(url.port);
  return port === 80 || port === 443 || port >= 1024;
}
