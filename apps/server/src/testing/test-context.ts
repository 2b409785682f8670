import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Actor, Context, Panel } from '../platform/context.ts';
import { watchedRows } from '../platform/db/changes.ts';
import { createEvents, type Listener } from '../platform/events/events.ts';
import { createGuardedFetch } from '../platform/guarded-fetch/guarded-fetch.ts';
import { createInternalCalls, type ExternalRoute } from '../platform/http/external/external-route.ts';

import { createSecretKeys } from '../platform/secrets/secret-keys.ts';
import { createDiskStorage } from '../platform/storage/disk-storage.ts';
import { createPanel } from './create-panel.ts';
import { type TestClock, testClock } from './test-clock.ts';
import type { TestDatabase } from './test-database.ts';

interface TestContext extends Context {
  clock: TestClock;
}

/** A context with a new panel unless one is given. */
export async function testContext(
  database: TestDatabase,
  options: {
    panel?: Panel;
    actor?: Actor;
    clock?: TestClock;
    listeners?: readonly Listener[];
    externalRoutes?: readonly ExternalRoute[];
  } = {},
): Promise<TestContext> {
  return {
    panel: options.panel ?? (await createPanel(database.db)),
    actor: options.actor ?? { kind: 'system', name: 'test' },
    locale: 'en',
    clock: options.clock ?? testClock(),
    db: database.db,
    jobs: database.jobs,
    // Nothing is cached, so that a test sees its own writes at once.
    caches: { get: (definition, panelId) => definition.load(database.cacheDb, panelId) },
    rows: watchedRows(),
    keys: createSecretKeys('only-for-tests'.repeat(3)),
    events: createEvents(options.listeners ?? []),
    fetch: createGuardedFetch({ allowLoopback: true }),
    storage: createDiskStorage(join(tmpdir(), `marquee-test-files-${randomUUID()}`)),
    internalCalls: createInternalCalls(options.externalRoutes ?? []),
    environment: {
      publicUrl: 'http://localhost:3000',
      sandboxPayments: true,
      simulatorSpeed: 1,
      domains: { rdapUrl: 'http://127.0.0.1:9', dnsServers: [] },
    },
    requestId: randomUUID(),
    log: pino({ level: 'silent' }),
  };
}
