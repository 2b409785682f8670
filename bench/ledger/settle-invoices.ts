import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { findInvoice, type Invoice, openInvoice } from '../../apps/server/src/features/invoices/index.ts';
import { settleTogether } from '../../apps/server/src/features/invoices/settling/settle-together.ts';
import { savePaymentMethod } from '../../apps/server/src/features/payment-methods/index.ts';
import type { CacheDefinition } from '../../apps/server/src/platform/caches.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';
import { inTransaction } from '../../apps/server/src/platform/db/transaction.ts';
import type { Jobs } from '../../apps/server/src/platform/jobs/jobs.ts';
import type { Bench, BenchResult } from '../bench.ts';
import { leanPayment } from './lean-payment.ts';
import { withLedgerDatabase } from './ledger-database.ts';

const count = 300;
const rounds = 3;

/**
 * Everything a webhook does after its signature check: lock, match, credit, bonus, notice, mail. The reference writes
 * the event, the invoice and the postings of one payment in one bare statement, and tells nobody.
 */
function settle(clients: number): Promise<BenchResult> {
  return withLedgerDatabase({ customers: 200, clients: 16 }, async ({ ctx: bare, customers }) => {
    const ctx = settling(bare);
    const methodId = await savePaymentMethod(ctx, { strategy: 'message', text: { name: 'Bench' } });
    const times: Record<'ours' | 'reference', number[]> = { ours: [], reference: [] };
    const seconds = { ours: 0, reference: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const bills = [
        await openInvoices(ctx, methodId, customers),
        await openInvoices(ctx, methodId, customers),
      ];
      seconds.reference += await each(bills[0] ?? [], clients, times.reference, (bill) =>
        leanPayment(ctx, bill),
      );
      seconds.ours += await each(bills[1] ?? [], clients, times.ours, (bill) => reportPayment(ctx, bill));
    }
    const [ours, reference] = [last(times.ours), last(times.reference)];
    return {
      ours: (count * rounds) / seconds.ours,
      reference: (count * rounds) / seconds.reference,
      ratio: seconds.reference / seconds.ours,
      note: `p99 ${ours.toFixed(0)} ms, the reference's ${reference.toFixed(0)} ms; reference: one bare statement each`,
    };
  });
}

async function each(
  bills: Invoice[],
  clients: number,
  times: number[],
  pay: (bill: Invoice) => Promise<unknown>,
): Promise<number> {
  const start = performance.now();
  const client = async () => {
    for (let bill = bills.pop(); bill; bill = bills.pop()) {
      const began = performance.now();
      await pay(bill);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return (performance.now() - start) / 1000;
}

function last(times: readonly number[]): number {
  return times.toSorted((one, two) => one - two)[Math.floor(times.length * 0.99)] ?? 0;
}

async function openInvoices(
  ctx: Context,
  methodId: bigint,
  customers: readonly bigint[],
): Promise<Invoice[]> {
  const amount = parseMoney('50') ?? zero;
  const bonus = parseMoney('1') ?? zero;
  const bills: Invoice[] = [];
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
    const bill = await findInvoice(ctx, id);
    if (bill) bills.push(bill);
  }
  return bills;
}

async function reportPayment(ctx: Context, invoice: Invoice): Promise<void> {
  const { id } = invoice;
  await settleTogether(ctx, id, {
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
  { name: 'settle-invoices: one after the other', reach: '≥ 0.15', run: () => settle(1) },
  { name: 'settle-invoices: 16 at once', reach: '≥ 0.50', run: () => settle(16) },
];
