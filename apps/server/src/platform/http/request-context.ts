import type { FastifyRequest } from 'fastify';
import type { Caches } from '../caches.ts';
import type { Clock } from '../clock.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type Authenticate, everyoneIsGuest } from './authenticate.ts';
import { type PanelByHost, panelFromHost } from './panel-from-host.ts';
import { requestLocale } from './request-locale.ts';

/** What turns a request into a context; given once when the server is built. */
export interface ContextSource {
  db: Database;
  jobs: Jobs;
  caches: Caches;
  clock: Clock;
  panelByHost: PanelByHost;
  authenticate?: Authenticate;
}

export async function requestContext(source: ContextSource, request: FastifyRequest): Promise<Context> {
  const panel = await panelFromHost(request, source.panelByHost);
  const actor = await (source.authenticate ?? everyoneIsGuest)(request, panel);
  const { db, jobs, caches, clock } = source;
  return {
    panel,
    actor,
    locale: requestLocale(request),
    clock,
    db,
    jobs,
    caches,
    requestId: request.id,
    log: request.log,
  };
}
