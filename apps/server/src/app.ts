import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { features } from './features.ts';
import type { Installation } from './installation.ts';
import { buildServer } from './platform/http/build-server.ts';
import { addPages } from './platform/http/pages/add-pages.ts';
import { builtWebApp } from './platform/http/pages/built-web-app.ts';
import { developmentWebApp } from './platform/http/pages/development-web-app.ts';
import type { ContextSource } from './platform/http/request-context.ts';
import { createRateLimiter } from './platform/rate-limit/rate-limiter.ts';

const webRoot = fileURLToPath(new URL('../../web', import.meta.url));

/** The web half: calls and pages over the shared installation. `pages: false` leaves it an API only. */
export async function buildApp(
  installation: Installation,
  options: { pages?: boolean } = {},
): Promise<FastifyInstance> {
  const { config, log, connection, caches, panels, queue, clock } = installation;
  const routes = features.flatMap((feature) => feature.routes ?? []);
  const source: ContextSource = {
    db: connection.db,
    jobs: queue.jobs,
    caches,
    clock,
    panelByHost: panels.byHost,
  };
  const server = await buildServer({
    config,
    log,
    routes,
    source,
    limiter: createRateLimiter(connection.pool, log),
    readiness: [
      { name: 'database', ready: async () => Boolean(await sql`select 1`.execute(connection.db)) },
      { name: 'queue', ready: queue.ready },
    ],
  });
  if (options.pages ?? true) {
    const web = config.development
      ? await developmentWebApp(server, webRoot)
      : await builtWebApp(server, `${webRoot}/dist`);
    server.addHook('onClose', web.close);
    addPages(server, web, routes, source);
  }
  return server;
}
