import type { IncomingHttpHeaders } from 'node:http';
import { buildConnector, Client, type Dispatcher } from 'undici';
import { type AddressPolicy, isAllowedAddress } from './address-policy.ts';
import { checkUrl } from './check-url.ts';
import { connectChecked, type ResolveHost, systemResolve } from './connect-checked.ts';
import { FetchFailure } from './fetch-failure.ts';
import { acceptedEncodings, readBody } from './read-body.ts';

export interface GuardedRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** For the whole exchange: name, connection, headers and body. */
  timeoutMs?: number;
  /** Of the body once unpacked. */
  maxBytes?: number;
  /** A redirect is never followed: it is a failure, or on request an answer like any other. */
  redirect?: 'fail' | 'answer';
}

export interface GuardedAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type GuardedFetch = (url: string, request?: GuardedRequest) => Promise<GuardedAnswer>;

/** The only way out: every request to an address that somebody else chose goes through here. */
export function createGuardedFetch(
  policy: AddressPolicy,
  resolve: ResolveHost = systemResolve,
): GuardedFetch {
  const isAllowed = (address: string) => isAllowedAddress(address, policy);

  return async (address, request = {}) => {
    const url = checkUrl(address, policy);
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
      // One connection per request: a kept one would make `sent` a guess.
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
      // From here on undici writes the request; a failed handshake has sent nothing of it.
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
