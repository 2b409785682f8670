import { get } from 'node:http';
import Fastify from 'fastify';

/** Fetches one raw response and sends it again and again: the best that Fastify can do. */
const source = process.argv[2] ?? '';
const perConnection = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

get(
  source,
  { headers: { 'accept-encoding': 'gzip, deflate, br', accept: 'text/html,application/json' } },
  (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => serve(Buffer.concat(chunks), Object.entries(response.headers)));
  },
);

async function serve(body: Buffer, received: [string, string | string[] | undefined][]): Promise<void> {
  const headers = Object.fromEntries(received.filter(([name]) => !perConnection.has(name)));
  const server = Fastify();
  server.get('/', (_request, reply) => reply.headers(headers).send(body));
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ url: `${url}/`, bytes: body.length });
}
