import { buildConnector, Client, type Dispatcher } from 'undici';
import { connectChecked, type ResolveHost } from './connect-checked.ts';
import { FetchFailure } from './fetch-failure.ts';
import type { GuardedAnswer, GuardedRequest } from './guarded-fetch.ts';
import { acceptedEncodings, readBody } from './read-body.ts';

/** One request over a connection of its own: with a reused one `sent` would be unreliable. */
export async function exchange(
  url: URL,
  request: GuardedRequest,
  parts: ConnectorParts,
): Promise<GuardedAnswer> {
  const client = new Client(url.origin, { connect: guardedConnector(parts) });
  try {
    return await readAnswer(client, url, request, parts.signal);
  } finally {
    void client.destroy();
  }
}

async function readAnswer(
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
