import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { buildConnector, Client, type Dispatcher } from 'undici';
import { type AddressPolicy, isAllowedAddress } from './address-policy.ts';
import { connectChecked, type ResolveHost, systemResolve } from './connect-checked.ts';
import { FetchFailure } from './fetch-failure.ts';
import { acceptedEncodings, readBody } from './read-body.ts';

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
    const client = new Client(url.origin, {
      connect: guardedConnector({ resolve, isAllowed, signal, progress }),
    });
    try {
      return await exchange(client, url, request, signal);
    } catch (error) {
      throw asFailure(error, progress.sent, signal.aborted);
    } finally {
      // One connection per request: with a reused one `sent` would be unreliable.
      void client.destroy();
    }
  };
}

async function exchange(
  client: Client,
  url: URL,
  request: GuardedRequest,
  signal: AbortSignal,
): Promise<GuardedAnswer> {
  const response = await client.request({
    method: request.method ?? 'GET',
    path: url.pathname + url.search,
    headers: { 'accept-encoding': acceptedEncodings, 'user-agent': 'Marquee', ...request.headers },
    body: request.body,
    signal,
  });
  const { statusCode: status, headers } = response;
  if (status >= 300 && status < 400 && request.redirect !== 'answer')
    throw new FetchFailure('redirect', true);
  const encoding = String(headers['content-encoding'] ?? '').toLowerCase();
  return { status, headers, body: await answerBody(response, request, encoding) };
}

async function answerBody(
  response: Dispatcher.ResponseData,
  request: GuardedRequest,
  encoding: string,
): Promise<Buffer> {
  if (request.method === 'HEAD' || response.statusCode === 204) return Buffer.alloc(0);
  return readBody(response.body, encoding, request.maxBytes ?? 1_000_000);
}

interface ConnectorParts {
  resolve: ResolveHost;
  isAllowed: (address: string) => boolean;
  signal: AbortSignal;
  progress: { sent: boolean };
}

function guardedConnector({ progress, ...parts }: ConnectorParts): buildConnector.connector {
  const upgradeToTls = buildConnector({ allowH2: false });
  return (options, callback) => {
    const handOver: buildConnector.Callback = (...result) => {
      // From here on undici writes the request; a failed handshake has sent nothing.
      progress.sent = result[0] === null;
      callback(...result);
    };
    const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80);
    connectChecked({ ...parts, host: options.hostname, port }).then(
      (socket) => {
        if (options.protocol === 'https:') upgradeToTls({ ...options, httpSocket: socket }, handOver);
        else handOver(null, socket);
      },
      (error: Error) => handOver(error, null),
    );
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
