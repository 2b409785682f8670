import type { FastifyInstance } from 'fastify';

export interface Readiness {
  name: string;
  ready(): Promise<boolean>;
}

/** `/healthz`: the process answers. `/readyz`: everything it needs answers, too. Neither needs a panel. */
export function addHealthRoutes(server: FastifyInstance, checks: readonly Readiness[]): void {
  server.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  server.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const results = await Promise.all(
      checks.map(async (check) => [check.name, await check.ready().catch(() => false)] as const),
    );
    const ready = results.every(([, ok]) => ok);
    return reply
      .status(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(results) });
  });
}
