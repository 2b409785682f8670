import { createPanelDirectory, ensureRootPanel, type PanelDirectory } from './features/panels/index.ts';
import { features } from './features.ts';
import { notifyHeld } from './notify-held.ts';
import { createCaches } from './platform/caches.ts';
import { systemClock } from './platform/clock.ts';
import type { AppServices } from './platform/context.ts';
import type { Connection } from './platform/db/connect.ts';
import { listenForChanges } from './platform/db/listen.ts';
import { migrate } from './platform/db/migrate.ts';
import { type Connections, openConnections } from './platform/db/open-connections.ts';
import { createEvents } from './platform/events/events.ts';
import { createGuardedFetch } from './platform/guarded-fetch/guarded-fetch.ts';
import { createInternalCalls } from './platform/http/external/external-route.ts';
import { type Queue, startQueue } from './platform/jobs/start-queue.ts';
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

/** The shared services of an installation, opened for one process. */
export interface Installation {
  config: Config;
  log: Logger;
  connections: Connections;
  /** At the start, everything that leaves was held after a restore. */
  isHeld: boolean;
  panels: PanelDirectory;
  queue: Queue;
  appServices: AppServices;
  /** The same for jobs and loops, with their own database connections. */
  workerServices: AppServices;
}

export async function openInstallation(config: Config, log: Logger, closing: Closing): Promise<Installation> {
  const { databaseUrl: url } = config;
  if (!url) throw new Error('an installation needs a database');
  await migrate({ url });
  const connections = openConnections(url, config, log, closing);
  const { web, worker, caches } = connections;
  const keys = createSecretKeys(config.secretKey);
  await checkKey(web.db, keys);
  const checked = await checkInstallation(web.db, {
    clock: systemClock,
    seen: (id) => readSeenHeartbeat(config.dataDir, id),
  });
  await fillFirstRun(config, web);
  const mailJob = createSendMailJob(createMailTransport(config));
  const [changes, queue] = await Promise.all([
    listenForChanges({ url, log }).then((opened) => {
      closing.add(opened.close);
      return opened;
    }),
    startQueue({
      url,
      db: web.db,
      log,
      definitions: [mailJob, ...features.flatMap((feature) => feature.jobs ?? [])],
      works: config.services.includes('worker'),
    }).then((started) => {
      closing.add(started.stop);
      return started;
    }),
  ]);
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
  const installation: Installation = {
    config,
    log,
    connections,
    isHeld: checked.isHeld,
    panels: createPanelDirectory(caches.db, changes),
    queue,
    appServices,
    workerServices: { ...appServices, db: worker.db, jobs: queue.jobs.inside(worker.db) },
  };
  if (checked.noticed)
    await notifyHeld(
      { ...installation.appServices, log, panelById: installation.panels.byId },
      checked.noticed,
    );
  return installation;
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
