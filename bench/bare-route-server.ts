import Fastify from 'fastify';
import { Pool } from 'pg';
import type { BareRoute } from './bare-route.ts';

/** Answers everything with the same bytes after at most one query, until its parent goes away. */
process.once('message', async ({ url, query, body }: BareRoute) => {
  const pool = query && new Pool({ connectionString: url, max: 10 });
  const server = Fastify();
  server.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text));
  server.all('/*', async (_request, reply) => {
    if (query) await pool?.query({ name: 'bare', ...query });
    return reply.header('content-type', 'application/json; charset=utf-8').send(body);
  });
  process.send?.(await server.listen({ host: '127.0.0.1', port: 0 }));
});
process.once('disconnect', () => process.exit());
