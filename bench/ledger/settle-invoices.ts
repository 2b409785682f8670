import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { findInvoice, openInvoice, settleInvoice } from '../../apps/server/src/features/invoices/index.ts';
import { savePaymentMethod } from '../../apps/server/src/features/payment-methods/index.ts';
import type { CacheDefinition } from '../../apps/server/src/platform/caches.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';
import { inTransaction } from '../../apps/server/src/platform/db/transaction.ts';
import type { Jobs } from '../../apps/server/src/platform/jobs/jobs.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { withLedgerDatabase } from './ledger-database.ts';

const count = 1000;
const clients = 4;
const slowest = 250;

/** The load of a busy hour: a thousand reported payments within a minute. */
const requiredPerSecond = count / 60;

/** Everything a webhook does after its signature check: lock, match, credit, bonus, mail. */
async function settle(): Promise<BenchResult> {
  return withLedgerDatabase({ customers: 200, clients: clients + 2 }, async ({ ctx: bare, customers }) => {
    const ctx = settling(bare);
    const methodId = await savePaymentMethod(ctx, { strategy: 'message', text: { name: 'Bench' } });
    const amount = parseMoney('50') ?? zero;
    const bonus = parseMoney('1') ?? zero;
    const ids: bigint[] = [];
    for (let made = 0; made < count; made += 1) {
      const { id } = await inTransaction(ctx, (tx) =>
        openInvoice(tx, {
          accountId: customers[made % customers.length] ?? 0n,
          methodId,
          purpose: 'add_funds',
          amount,
          fee: zero,
          methodBonus: bonus,
          successPath: '/add-funds/success',
          cancelPath: '/add-funds/error',
        }),
      );
      ids.push(id);
    }
    const times: number[] = [];
    const start = performance.now();
    const client = async () => {
      for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
        const began = performance.now();
        await reportPayment(ctx, id);
        times.push(performance.now() - began);
      }
    };
    await Promise.all(Array.from({ length: clients }, client));
    const ours = (count * 1000) / (performance.now() - start);
    const p99 = times.toSorted((one, two) => one - two)[Math.floor(count * 0.99)] ?? 0;
    return {
      ours,
      reference: requiredPerSecond,
      ratio: p99 < slowest ? ours / requiredPerSecond : 0,
      note: `p99 ${p99.toFixed(0)} ms (below ${slowest} or the ratio is nought); reference: 1,000 a minute`,
    };
  });
}

async function reportPayment(ctx: Context, id: bigint): Promise<void> {
  const invoice = await findInvoice(ctx, id);
  if (!invoice) throw new Error(`invoice ${id} is gone`);
  await settleInvoice(ctx, id, {
    source: 'webhook',
    methodId: invoice.method_id,
    news: 'paid',
    eventId: `bench-${id}`,
    gatewayRef: null,
    paymentRef: `bench-${id}`,
    ids: { panelId: ctx.panel.id, invoiceId: id, accountId: invoice.account_id },
    currency: invoice.charge_currency,
    units: invoice.charge_amount,
  });
}

/** Settings are cached as in a server process; the queue accepts jobs and does nothing. */
function settling(bare: Context): Context {
  const jobs: Jobs = { send: async () => undefined, sendAll: async () => undefined, inside: () => jobs };
  const kept = new Map<unknown, Promise<unknown>>();
  return {
    ...bare,
    jobs,
    events: { emit: async () => undefined, emitAll: async () => undefined, isHeard: () => false },
    caches: {
      get: <T>(definition: CacheDefinition<T>, panelId: bigint) => {
        const value = kept.get(definition) ?? bare.caches.get(definition, panelId);
        kept.set(definition, value);
        return value as Promise<T>;
      },
    },
  };
}

export const benches: Bench[] = [
  { name: 'settle-invoices: 1,000 payments, 4 clients', reach: '≥ 1.00', run: settle },
];
