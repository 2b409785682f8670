import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { Actor, Context, Panel } from '../platform/context.ts';
import { createSecretKeys } from '../platform/secret-keys.ts';
import { createPanel } from './create-panel.ts';
import { type TestClock, testClock } from './test-clock.ts';
import type { TestDatabase } from './test-database.ts';

interface TestContext extends Context {
  clock: TestClock;
}

/** A context with a panel of its own unless one is given. */
export async function testContext(
  database: TestDatabase,
  options: { panel?: Panel; actor?: Actor; clock?: TestClock } = {},
): Promise<TestContext> {
  return {
    panel: options.panel ?? (await createPanel(database.db)),
    actor: options.actor ?? { kind: 'system', name: 'test' },
    locale: 'en',
    clock: options.clock ?? testClock(),
    db: database.db,
    jobs: database.jobs,
    // Nothing is kept: a test sees what it wrote at once.
    caches: { get: (definition, panelId) => definition.load(database.db, panelId) },
    keys: createSecretKeys('only-for-tests'.repeat(3)),
    requestId: randomUUID(),
    log: pino({ level: 'silent' }),
  };
}
