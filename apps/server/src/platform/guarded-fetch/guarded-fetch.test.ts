import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connectChecked } from './connect-checked.ts';
import { FetchFailure } from './fetch-failure.ts';
import { createGuardedFetch, type GuardedRequest } from './guarded-fetch.ts';

const seen: string[] = [];
let canary: Server;
let port: number;
const opened: Server[] = [];

async function listening(server: Server, host?: string): Promise<number> {
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  canary = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', (bytes) => seen.push(bytes.toString('latin1')));
  });
  port = await listening(canary);
  opened.pop();
});

afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

afterAll(() => {
  canary.close();
});

async function failureOf(promise: Promise<unknown>): Promise<FetchFailure> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof FetchFailure)) throw new Error(`expected a failure, got ${String(error)}`);
  return error;
}

const guarded = createGuardedFetch({ allowLoopback: false });
const local = createGuardedFetch({ allowLoopback: true });

async function serve(listener: RequestListener): Promise<string> {
  const server = createHttpServer(listener);
  return `http://127.0.0.1:${await listening(server, '127.0.0.1')}`;
}

const spellings = [
  'http://127.0.0.1:PORT/',
  'http://127.0.0.1.:PORT/',
  'http://127.1:PORT/',
  'http://127.0.1:PORT/',
  'http://2130706433:PORT/',
  'http://0x7f000001:PORT/',
  'http://0x7f.0x0.0x0.0x1:PORT/',
  'http://0x7f.1:PORT/',
  'http://0177.0.0.1:PORT/',
  'http://017700000001:PORT/',
  'http://00000177.0.0.1:PORT/',
  'http://127.0.0.0x1:PORT/',
  'http://127.127.127.127:PORT/',
  'http://0:PORT/',
  'http://0.0.0.0:PORT/',
  'http://0x0:PORT/',
  'http://00.00:PORT/',
  'http://localhost:PORT/',
  'http://LOCALHOST:PORT/',
  'http://localhost.:PORT/',
  'http://lo%63alhost:PORT/',
  'http://127%2e0%2e0%2e1:PORT/',
  'http://127。0。0。1:PORT/',
  'http://１２７.０.０.１:PORT/',
  'http://second.localhost:PORT/',
  'http://①②⑦.⓪.⓪.①:PORT/',
  'http://ⓛocalhost:PORT/',
  'http://[::1]:PORT/',
  'http://[0:0:0:0:0:0:0:1]:PORT/',
  'http://[::0001]:PORT/',
  'http://[::]:PORT/',
  'http://[::127.0.0.1]:PORT/',
  'http://[::ffff:127.0.0.1]:PORT/',
  'http://[::ffff:7f00:1]:PORT/',
  'http://[0:0:0:0:0:ffff:7f00:0001]:PORT/',
  'http://[::ffff:0:127.0.0.1]:PORT/',
  'http://[64:ff9b::127.0.0.1]:PORT/',
  'http://[64:ff9b:1::7f00:1]:PORT/',
  'http://[2002:7f00:1::]:PORT/',
  'http://[2001:0:7f00:1::]:PORT/',
  'http://[fe80::1]:PORT/',
  'http://user@127.0.0.1:PORT/',
  'http://example.com@127.0.0.1:PORT/',
  'http://example.com:80@127.0.0.1:PORT/',
  'http://127.0.0.1:PORT\\@example.com/',
  'http:\\\\127.0.0.1:PORT/',
  'http:127.0.0.1:PORT/',
  'http:///127.0.0.1:PORT/',
  '  http://127.0.0.1:PORT/',
  'http://127.0.0\t.1:PORT/',
  'https://127.0.0.1:PORT/',
  'https://localhost:PORT/',
  'ftp://127.0.0.1:PORT/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:PORT/',
  'data:text/plain,hello',
  '//127.0.0.1:PORT/',
  '',
];

test.each(spellings)('never reaches loopback as %j', async (spelling) => {
  const failure = await failureOf(guarded(spelling.replaceAll('PORT', String(port))));
  expect(['bad_url', 'unsafe_address']).toContain(failure.reason);
  expect(failure.sent).toBe(false);
  expect(seen).toEqual([]);
});

test.each(['10.0.0.1', '169.254.169.254', '172.16.0.1', '192.168.0.1', '100.64.0.1', '[fd00::1]'])(
  'loopback allowed still refuses %s',
  async (host) => {
    expect((await failureOf(local(`http://${host}/`))).reason).toBe('unsafe_address');
  },
);

test('callers are told the same about an inner address and one that leads nowhere', async () => {
  const inner = await failureOf(guarded('http://10.0.0.1/'));
  const nowhere = await failureOf(local('http://127.0.0.1:1024/'));
  expect([inner.reason, nowhere.reason]).toEqual(['unsafe_address', 'unreachable']);
  expect([inner.code, nowhere.code]).toEqual(['upstream_failed', 'upstream_failed']);
});

test.each([22, 25, 110, 143, 465, 587, 993])('refuses port %i', async (refused) => {
  expect((await failureOf(guarded(`http://8.8.8.8:${refused}/`))).reason).toBe('bad_url');
});

test('a name that resolves to loopback, alone or among public addresses, is refused', async () => {
  const answers = [
    [{ address: '127.0.0.1', family: 4 }],
    [{ address: '::1', family: 6 }],
    [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ],
    [{ address: '::ffff:127.0.0.1', family: 6 }],
    [],
  ];
  for (const answer of answers) {
    const fetching = createGuardedFetch({ allowLoopback: false }, async () => answer);
    const failure = await failureOf(fetching(`http://provider.example:${port}/`));
    expect(failure.reason).toBe('unsafe_address');
  }
  expect(seen).toEqual([]);
});

test('a name is resolved once per request, so it cannot rebind between check and connection', async () => {
  const address = await serve((_request, response) => response.end('first answer'));
  let query = 0;
  const rebinding = createGuardedFetch({ allowLoopback: true }, async () => {
    query += 1;
    return [{ address: query === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
  });
  const url = `http://provider.example:${new URL(address).port}/`;
  expect((await rebinding(url)).body.toString()).toBe('first answer');
  expect(query).toBe(1);
  expect((await failureOf(rebinding(url))).reason).toBe('unsafe_address');
});

test('the connected peer is checked even when the name looked harmless', async () => {
  // The system turns 0.0.0.0 into 127.0.0.1 while connecting, which only the peer's address shows.
  const connecting = connectChecked({
    host: 'provider.example',
    port,
    resolve: async () => [{ address: '0.0.0.0', family: 4 }],
    isAllowed: (address) => address === '0.0.0.0',
    signal: AbortSignal.timeout(5000),
  });
  expect((await failureOf(connecting)).reason).toBe('unsafe_address');
  expect(seen).toEqual([]);
});

test('sends method, headers and body, and answers status, headers and body', async () => {
  const address = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(418, { 'x-method': request.method, 'x-type': request.headers['content-type'] });
      response.end(Buffer.concat(chunks));
    });
  });
  const answer = await local(`${address}/a?b=c`, {
    method: 'POST',
    effect: 'repeatable',
    headers: { 'content-type': 'application/json' },
    body: '{"é":1}',
  });
  expect(answer.status).toBe(418);
  expect(answer.headers['x-method']).toBe('POST');
  expect(answer.headers['x-type']).toBe('application/json');
  expect(answer.body.toString()).toBe('{"é":1}');
});

test('unpacks gzip', async () => {
  const address = await serve((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    response.end(gzipSync('packed'));
  });
  expect((await local(address)).body.toString()).toBe('packed');
});

test('a redirect is not followed: a failure, or an answer when asked for', async () => {
  const address = await serve((_request, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${port}/` });
    response.end();
  });
  const failure = await failureOf(local(address));
  expect(failure).toMatchObject({ reason: 'redirect', code: 'upstream_failed', sent: true });
  expect((await local(address, { redirect: 'answer' })).status).toBe(302);
  expect(seen).toEqual([]);
});

const endless = Buffer.alloc(64 * 1024);

function pourInto(stream: NodeJS.WritableStream): void {
  const pour = () => {
    while (stream.write(endless));
  };
  stream.on('drain', pour);
  pour();
}

const oversized: Record<string, RequestListener> = {
  'an endless body': (_request, response) => pourInto(response),
  'a gzip bomb': (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip' });
    const packed = createGzip();
    packed.pipe(response);
    response.on('close', () => packed.destroy());
    packed.on('error', () => {});
    pourInto(packed);
  },
  'a brotli bomb': (_request, response) => {
    response.writeHead(200, { 'content-encoding': 'br' });
    const packed = createBrotliCompress();
    packed.pipe(response);
    response.on('close', () => packed.destroy());
    packed.on('error', () => {});
    pourInto(packed);
  },
};

test.each(Object.entries(oversized))('%s stops at the cap', async (_name, listener) => {
  const failure = await failureOf(local(await serve(listener)));
  expect(failure).toMatchObject({ reason: 'too_large', sent: true });
});

test('the cap is exact', async () => {
  const address = await serve((_request, response) => response.end('12345'));
  expect((await local(address, { maxBytes: 5 })).body.length).toBe(5);
  expect((await failureOf(local(address, { maxBytes: 4 }))).reason).toBe('too_large');
});

test.each(['gzip, gzip', 'zstd', 'made-up'])('content-encoding %s is refused', async (encoding) => {
  const address = await serve((_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding });
    response.end('x');
  });
  expect((await failureOf(local(address))).reason).toBe('bad_encoding');
});

const outcomes: [string, (socket: Socket) => void, GuardedRequest, Partial<FetchFailure>][] = [
  ['accepts and says nothing', () => {}, { timeoutMs: 200 }, { reason: 'timeout', sent: true }],
  [
    'sends its body too slowly',
    (socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n');
      const drip = setInterval(() => socket.write('x'), 20);
      socket.on('close', () => clearInterval(drip));
    },
    { timeoutMs: 300 },
    { reason: 'timeout', sent: true },
  ],
  [
    'resets after the request',
    (socket) => socket.once('data', () => socket.resetAndDestroy()),
    {},
    { reason: 'broken', sent: true },
  ],
  ['answers no HTTP', (socket) => socket.end('hello\r\n\r\n'), {}, { reason: 'broken', sent: true }],
  [
    'cuts its body short',
    (socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort'),
    {},
    { reason: 'broken', sent: true },
  ],
];

test.each(outcomes)('a server that %s', async (_name, behave, request, expected) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    behave(socket);
  });
  const address = `http://127.0.0.1:${await listening(server, '127.0.0.1')}/`;
  expect(await failureOf(local(address, request))).toMatchObject(expected);
});

test('a failure before the request left says so', async () => {
  const closed = createServer();
  const closedPort = await listening(closed, '127.0.0.1');
  await new Promise((resolve) => closed.close(resolve));
  const refused = await failureOf(local(`http://127.0.0.1:${closedPort}/`));
  expect(refused).toMatchObject({ reason: 'unreachable', code: 'upstream_failed', sent: false });

  const noName = createGuardedFetch({ allowLoopback: true }, () => Promise.reject(new Error('ENOTFOUND')));
  expect(await failureOf(noName('http://provider.example/'))).toMatchObject({
    reason: 'unreachable',
    sent: false,
  });

  const hungName = createGuardedFetch({ allowLoopback: true }, () => new Promise(() => {}));
  expect(await failureOf(hungName('http://provider.example/', { timeoutMs: 100 }))).toMatchObject({
    reason: 'timeout',
    sent: false,
  });
});

test.each([
  ['hangs in the handshake', () => {}, 'timeout'],
  [
    'resets in the handshake',
    (socket: Socket) => socket.once('data', () => socket.resetAndDestroy()),
    'unreachable',
  ],
  ['speaks no TLS', (socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'), 'unreachable'],
])('a TLS server that %s has not seen the request', async (_name, behave, reason) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    behave(socket);
  });
  const address = `https://127.0.0.1:${await listening(server, '127.0.0.1')}/`;
  expect(await failureOf(local(address, { timeoutMs: 300 }))).toMatchObject({ reason, sent: false });
});

test('what must not happen twice does not leave while it is held, and certainly was not sent', async () => {
  let requests = 0;
  const address = await serve((_request, response) => {
    requests += 1;
    response.end();
  });
  const held = createGuardedFetch({ allowLoopback: true }, undefined, async () => true);
  const failure = { code: 'outgoing_held', reason: 'held', sent: false };
  await expect(held(address, { method: 'POST', effect: 'once' })).rejects.toMatchObject(failure);
  expect(requests).toBe(0);
  await held(address, { method: 'POST', effect: 'repeatable' });
  await held(address);
  expect(requests).toBe(2);
});
