import { createPanelDirectory, ensureRootPanel, type PanelDirectory } from './features/panels/index.ts';
import { features } from './features.ts';
import { notifyHeld } from './notify-held.ts';
import { createCaches } from './platform/caches.ts';
import { systemClock } from './platform/clock.ts';
import type { AppServices } from './platform/context.ts';
import { createChanges } from './platform/db/changes.ts';
import type { Connection } from './platform/db/connect.ts';
import { migrate } from './platform/db/migrate.ts';
import { type Connections, openConnections } from './platform/db/open-connections.ts';
import { createEvents } from './platform/events/events.ts';
import { createGuardedFetch } from './platform/guarded-fetch/guarded-fetch.ts';
import { createInternalCalls } from './platform/http/external/external-route.ts';
import { createQueue, type Queue } from './platform/jobs/queue.ts';
import type { Logger } from './platform/log/log.ts';
import { createMailTransport } from './platform/mail/mail-transport.ts';
import { createSendMailJob } from './platform/mail/send-mail.job.ts';
import type { Closing } from './platform/process/closing.ts';
import type { Config } from './platform/process/config.ts';
import { checkInstallation } from './platform/restore/check-installation.ts';
import { checkKey } from './platform/restore/check-key.ts';
import { isOutgoingHeld } from './platform/restore/outgoing.ts';
import { readSeenHeartbeat } from './platform/restore/seen-heartbeat.ts';
import { createSecretKeys } from './platform/secrets/secret-keys.ts';
import { createStorage } from './platform/storage/create-storage.ts';

/** The shared services of an installation for one process; they work from the end of `open` on. */
export interface Installation {
  config: Config;
  log: Logger;
  connections: Connections;
  panels: PanelDirectory;
  queue: Queue;
  appServices: AppServices;
  /** The same for jobs and loops, with their own database connections. */
  workerServices: AppServices;
  /** Brings the database up to date, checks that it is the right one, and connects what stays connected. */
  open(): Promise<OpenedState>;
}

export interface OpenedState {
  /** At the start, everything that leaves was held after a restore. */
  isHeld: boolean;
}

export async function openInstallation(
  config: Config,
  log: Logger,
  closing: Closing,
): Promise<Installation & OpenedState> {
  const installation = createInstallation(config, log, closing);
  return { ...installation, ...(await installation.open()) };
}

/** Asks the database nothing, so that what leans on these services can be built while they are opened. */
export function createInstallation(config: Config, log: Logger, closing: Closing): Installation {
  const { databaseUrl: url } = config;
  if (!url) throw new Error('an installation needs a database');
  const connections = openConnections(url, config, log, closing);
  const { web, worker, caches } = connections;
  const keys = createSecretKeys(config.secretKey);
  const mailJob = createSendMailJob(createMailTransport(config));
  const changes = createChanges({ url, log });
  const queue = createQueue({
    url,
    db: web.db,
    log,
    definitions: [mailJob, ...features.flatMap((feature) => feature.jobs ?? [])],
    works: config.services.includes('worker'),
  });
  const appServices: AppServices = {
    clock: systemClock,
    db: web.db,
    jobs: queue.jobs,
    caches: createCaches(caches.db, changes),
    rows: changes,
    keys,
    events: createEvents(features.flatMap((feature) => feature.listeners ?? [])),
    fetch: createGuardedFetch({ allowLoopback: config.allowLoopbackFetch }, undefined, () =>
      isOutgoingHeld(caches.db),
    ),
    storage: createStorage(config),
    internalCalls: createInternalCalls(features.flatMap((feature) => feature.externalRoutes ?? [])),
    environment: {
      publicUrl: config.publicUrl,
      sandboxPayments: config.sandboxPayments,
      simulatorSpeed: config.simulatorSpeed,
      domains: { rdapUrl: config.rdapUrl, dnsServers: config.dnsServers },
    },
  };
  const panels = createPanelDirectory(caches.db, changes);
  const open = async (): Promise<OpenedState> => {
    await migrate({ url });
    await checkKey(web.db, keys);
    const { isHeld, noticed } = await checkInstallation(web.db, {
      clock: systemClock,
      seen: (id) => readSeenHeartbeat(config.dataDir, id),
    });
    await fillFirstRun(config, web);
    await Promise.all([
      changes.open().then(() => closing.add(changes.close)),
      queue.start().then(() => closing.add(queue.stop)),
    ]);
    if (noticed) await notifyHeld({ ...appServices, log, panelById: panels.byId }, noticed);
    return { isHeld };
  };
  return {
    config,
    log,
    connections,
    panels,
    queue,
    appServices,
    workerServices: { ...appServices, db: worker.db, jobs: queue.jobs.inside(worker.db) },
    open,
  };
}

async function fillFirstRun(config: Config, { db }: Connection): Promise<void> {
  if (config.host !== 'localhost') {
    const { refusePublicDemo } = await import('./demo/refuse-public-demo.ts');
    await refusePublicDemo(db, config);
  }
  if (config.demo) {
    const { fillDemo } = await import('./demo/fill-demo.ts');
    await fillDemo(db, systemClock);
  }
  await ensureRootPanel(db, systemClock, { hosts: [new URL(config.publicUrl).hostname] });
}
