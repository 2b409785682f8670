import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { systemClock } from '../../../platform/clock.ts';
import type { Context, Panel } from '../../../platform/context.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { createSecretKeys } from '../../../platform/secrets/secret-keys.ts';

const unused = async () => {
  throw new Error('the ledger uses the database alone');
};
const noJobs: Jobs = { send: unused, sendAll: unused, inside: () => noJobs };

/** A context for processes that run the ledger and nothing else: fault tests and benchmarks. */
export function bareContext(db: Database, panel: Panel): Context {
  return {
    panel,
    actor: { kind: 'system', name: 'load' },
    locale: 'en',
    clock: systemClock,
    db,
    jobs: noJobs,
    caches: { get: (definition, panelId) => definition.load(db, panelId) },
    rows: { watch: () => () => undefined },
    keys: createSecretKeys('no secrets here'),
    events: { emit: unused, emitAll: unused, isHeard: () => false },
    fetch: unused,
    internalCalls: { ask: unused },
    storage: { put: unused, get: unused, delete: unused },
    environment: {
      publicUrl: 'http://localhost',
      sandboxPayments: false,
      simulatorSpeed: 1,
      domains: { rdapUrl: 'http://127.0.0.1:9', dnsServers: [] },
    },
    requestId: randomUUID(),
    log: pino({ level: 'silent' }),
  };
}
