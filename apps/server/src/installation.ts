import { booksCheckJob } from './books-check.job.ts';
import { createPanelDirectory, ensureRootPanel, type PanelDirectory } from './features/panels/index.ts';
import { features } from './features.ts';
import { createCaches } from './platform/caches.ts';
import { systemClock } from './platform/clock.ts';
import type { AppServices } from './platform/context.ts';
import { type Connection, connect } from './platform/db/connect.ts';
import { listenForChanges } from './platform/db/listen.ts';
import { migrate } from './platform/db/migrate.ts';
import { createEvents } from './platform/events/events.ts';
import { createGuardedFetch } from './platform/guarded-fetch/guarded-fetch.ts';
import { createInternalCalls } from './platform/http/external/external-route.ts';
import { type Queue, startQueue } from './platform/jobs/start-queue.ts';
import type { Logger } from './platform/log/log.ts';
import { createMailTransport } from './platform/mail/mail-transport.ts';
import { createSendMailJob } from './platform/mail/send-mail.job.ts';
import type { Closing } from './platform/process/closing.ts';
import type { Config } from './platform/process/config.ts';
import { createSecretKeys } from './platform/secrets/secret-keys.ts';
import { createStorage } from './platform/storage/create-storage.ts';

/** The shared services of an installation, opened for one process. */
export interface Installation {
  config: Config;
  log: Logger;
  connection: Connection;
  panels: PanelDirectory;
  queue: Queue;
  appServices: AppServices;
}

export async function openInstallation(config: Config, log: Logger, closing: Closing): Promise<Installation> {
  const { databaseUrl: url } = config;
  if (!url) throw new Error('an installation needs a database');
  await migrate({ url });
  const connection = connect({
    url,
    poolSize: config.databasePoolSize,
    applicationName: `marquee-${config.services.join('-')}`,
    onIdleError: (error) => log.warn({ err: error }, 'a database connection was lost'),
  });
  closing.add(connection.close);
  // Caches are read inside transactions: loading one must not wait for the connections that those hold.
  const cacheConnection = connect({ url, poolSize: 2, applicationName: 'marquee-caches' });
  closing.add(cacheConnection.close);
  await fillFirstRun(config, connection);
  const changes = await listenForChanges({ url, log });
  closing.add(changes.close);
  const mailJob = createSendMailJob(createMailTransport(config));
  const queue = await startQueue({
    url,
    db: connection.db,
    log,
    definitions: [mailJob, booksCheckJob, ...features.flatMap((feature) => feature.jobs ?? [])],
    works: config.services.includes('worker'),
  });
  closing.add(queue.stop);
  return {
    config,
    log,
    connection,
    panels: createPanelDirectory(cacheConnection.db, changes),
    queue,
    appServices: {
      clock: systemClock,
      db: connection.db,
      jobs: queue.jobs,
      caches: createCaches(cacheConnection.db, changes),
      rows: changes,
      keys: createSecretKeys(config.secretKey),
      events: createEvents(features.flatMap((feature) => feature.listeners ?? [])),
      fetch: createGuardedFetch({ allowLoopback: config.allowLoopbackFetch }),
      storage: createStorage(config),
      internalCalls: createInternalCalls(features.flatMap((feature) => feature.externalRoutes ?? [])),
      environment: {
        publicUrl: config.publicUrl,
        sandboxPayments: config.sandboxPayments,
        simulatorSpeed: config.simulatorSpeed,
      },
    },
  };
}

async function fillFirstRun(config: Config, { db }: Connection): Promise<void> {
  if (config.demo) {
    const { fillDemo } = await import('./demo/fill-demo.ts');
    await fillDemo(db, systemClock);
  }
  await ensureRootPanel(db, systemClock, { hosts: [new URL(config.publicUrl).hostname] });
}
