import { money } from '@marquee/domain/money/money.ts';
import { chargeWallets } from '../../apps/server/src/features/ledger/index.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { perSecond } from '../per-second.ts';
import { withLedgerDatabase } from './ledger-database.ts';
import { driverSpends, hasPgbench, pgbenchSpends } from './ledger-reference.ts';

const clients = 16;
const rounds = 3;

/** Ours and the reference take turns, so that a busy moment of the machine affects both. */
async function spend(accounts: number): Promise<BenchResult> {
  return withLedgerDatabase({ customers: accounts, clients }, async (database) => {
    const reference = (await hasPgbench()) ? pgbenchSpends : driverSpends;
    const load = { clients, seconds: 2, accounts };
    const sums = { ours: 0, reference: 0 };
    let orderId = 0n;
    for (let round = 0; round < rounds; round += 1) {
      sums.reference += await reference(database, load);
      sums.ours += await perSecond(load, (turn) => {
        orderId += 1n;
        const customerId = database.customers[turn % accounts] ?? 0n;
        return chargeWallets(database.ctx, { customerId, orderId, amount: money(13n) });
      });
    }
    return {
      ours: sums.ours / rounds,
      reference: sums.reference / rounds,
      ratio: sums.ours / sums.reference,
      note: reference === pgbenchSpends ? 'reference: pgbench' : 'reference: bare driver loop',
    };
  });
}

export const benches: Bench[] = [
  { name: 'ledger: spend, 16 clients, many accounts', reach: '≥ 0.60', run: () => spend(1000) },
  { name: 'ledger: spend, 16 clients, one account', reach: '≥ 0.70', run: () => spend(1) },
];
