import { money } from '@marquee/domain/money/money.ts';
import { hash } from '@node-rs/argon2';
import { pino } from 'pino';
import { creditWallet } from '../../features/ledger/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Context, Panel } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { demoPassword, demoPeople } from './demo-people.ts';

const startingBalance = money(500_00000000n);

/** The two people a visitor of the demo may sign in as; the customer can order at once. */
export async function fillAccounts(db: Database, clock: Clock, panel: Panel): Promise<void> {
  const now = clock.now();
  // They are older than anything that happened to them.
  const joined = new Date(now.getTime() - 36 * 86_400_000);
  const accounts = await db
    .insertInto('account')
    .values(
      await Promise.all(
        demoPeople.map(async (person) => ({
          panel_id: panel.id,
          ...person,
          password_hash: await hash(demoPassword),
          email_verified_at: joined,
          created_at: joined,
          updated_at: now,
        })),
      ),
    )
    .returning(['id', 'role'])
    .execute();
  const customer = accounts.find(({ role }) => role === 'customer');
  if (!customer) throw new Error('The demo customer was not stored');
  // Dated before the rewards, which the finances page shows above it.
  const then = { now: () => new Date(now.getTime() - 35 * 86_400_000) };
  await creditWallet(demoContext(db, then, panel), {
    type: 'admin',
    wallet: 'cash',
    reason: 'Starting balance of the demo customer',
    key: `demo:balance:${customer.id}`,
    customerId: customer.id,
    amount: startingBalance,
  });
}

/** The demo is filled before the queue and the caches start, and needs neither. */
export function demoContext(db: Database, clock: Clock, panel: Panel): Context {
  const absent = () => {
    throw new Error('Filling the demo writes rows and moves money, nothing else');
  };
  return {
    panel,
    actor: { kind: 'system', name: 'demo' },
    locale: 'en',
    clock,
    db,
    jobs: { send: absent, sendAll: absent, inside: absent },
    caches: { get: absent },
    rows: { watch: absent },
    keys: { derive: absent },
    events: { emit: absent, emitAll: absent, isHeard: absent },
    fetch: absent,
    internalCalls: { ask: absent },
    storage: { put: absent, get: absent, delete: absent },
    environment: {
      publicUrl: 'http://localhost',
      sandboxPayments: true,
      simulatorSpeed: 1,
      domains: { rdapUrl: 'http://127.0.0.1:9', dnsServers: [] },
    },
    requestId: 'demo',
    log: pino({ level: 'silent' }),
  };
}
