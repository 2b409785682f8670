import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export interface Answer {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  body: unknown;
}

/** How a gateway fails: `hang` never answers, `garbage` is not JSON, `nonsense` is unexpected JSON. */
export type GatewayFault = 'hang' | 'reset' | 'server_error' | 'garbage' | 'nonsense';

export interface LocalServer {
  origin: string;
  /** While set, every call fails this way and has no effect. */
  fault: GatewayFault | undefined;
  stop(): Promise<void>;
}

export interface LocalRequest {
  method: string;
  path: string;
  body: string;
  headers: IncomingMessage['headers'];
}

/** A real HTTP server on this machine; objects are answered as JSON. */
export async function startLocalServer(
  handle: (request: LocalRequest) => Promise<Answer>,
): Promise<LocalServer> {
  const server = createServer(async (incoming: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    if (local.fault) return fail(response, local.fault);
    const { method = 'GET', url: path = '/', headers } = incoming;
    const request = { method, path, body: Buffer.concat(chunks).toString('utf8'), headers };
    const answer = await handle(request).catch((error: Error) => ({
      status: 500,
      body: { error: error.message },
    }));
    const { status = 200, type = 'application/json', headers: own = {}, body }: Answer = answer;
    response.writeHead(status, { 'content-type': type, ...own });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const local: LocalServer = {
    origin: `http://127.0.0.1:${port}`,
    fault: undefined,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return local;
}

function fail(response: ServerResponse, fault: GatewayFault): void {
  if (fault === 'hang') return;
  if (fault === 'reset') response.destroy();
  else if (fault === 'server_error')
    response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
  else response.end(fault === 'garbage' ? '<html>we are <b>down' : '{"result":[1,2]}');
}

/** Sends a webhook to a panel under test on this machine. */
export function post(url: string, headers: Record<string, string>, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
