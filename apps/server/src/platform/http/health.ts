import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

export interface Readiness {
  name: string;
  ready(): Promise<boolean>;
}

/** In ms. Probes of load balancers give up after a second or two and then treat the process as dead. */
const checkDeadline = 800;

/** `/healthz`: the process answers. `/readyz`: everything it needs answers, too. Neither needs a panel. */
export function addHealthRoutes(
  server: FastifyInstance,
  checks: readonly Readiness[],
  /** Shown beside the checks; it does not decide whether the process is ready. */
  notes: () => Promise<Record<string, string>> = async () => ({}),
): void {
  server.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  const limited = checks.map((check) => ({ name: check.name, isReady: withinDeadline(check) }));
  server.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const results = await Promise.all(
      limited.map(async ({ name, isReady }) => [name, await isReady()] as const),
    );
    const ready = results.every(([, ok]) => ok);
    return reply.status(ready ? 200 : 503).send({
      status: ready ? 'ready' : 'not ready',
      checks: Object.fromEntries(results),
      ...(ready ? await notes() : {}),
    });
  });
}

/** A check that hangs counts as failed; probes that come meanwhile wait for the same one. */
function withinDeadline({ ready }: Readiness): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return async () => {
    running ??= ready()
      .catch(() => false)
      .finally(() => {
        running = undefined;
      });
    const answered = new AbortController();
    const late = sleep(checkDeadline, false, { signal: answered.signal }).catch(() => false);
    return Promise.race([running, late]).finally(() => answered.abort());
  };
}
