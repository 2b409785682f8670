import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { refuse } from '../errors.ts';
import type { Config } from '../process/config.ts';
import { StartupProblem } from '../process/startup-problem.ts';

/**
 * Prometheus text: process figures, and request times by route pattern (never by raw path). They tell
 * strangers how busy a panel is, so they are served on a port of this machine or to whoever has the token.
 */
export function addMetrics(
  server: FastifyInstance,
  { metricsPort, metricsToken }: Pick<Config, 'metricsPort' | 'metricsToken'>,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addRequestTimes(server, registry);
  if (metricsToken !== undefined)
    server.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
      if (!isToken(request.headers.authorization, metricsToken)) refuse('not_found');
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  if (metricsPort !== undefined)
    server.addHook('onReady', () => openMetricsPort(server, registry, metricsPort));
  return registry;
}

function addRequestTimes(server: FastifyInstance, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route, method and status',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  server.addHook('onResponse', (request, reply, done) => {
    duration
      .labels(request.routeOptions.url ?? 'unmatched', request.method, String(reply.statusCode))
      .observe(reply.elapsedTime / 1000);
    done();
  });
}

/** Compares hashes, so that the time tells nothing about the token. */
function isToken(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`));
}

async function openMetricsPort(server: FastifyInstance, registry: Registry, port: number): Promise<void> {
  // At the top it would load Node's own fetch at every start: reading the exports of node:http does that.
  const { createServer } = await import('node:http');
  const figures = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end();
    response.setHeader('content-type', registry.contentType);
    return response.end(await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    figures.once('error', (cause) =>
      reject(new StartupProblem(`METRICS_PORT ${port} cannot be opened: choose another.`, { cause })),
    );
    figures.listen(port, '127.0.0.1', resolve);
  });
  server.addHook('onClose', async () => void figures.close());
}
