import { money } from '@marquee/domain/money/money.ts';
import { reversalShare } from '@marquee/domain/payments/reversal-share.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allBooks } from '../../../books-check.job.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/errors.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { chargeWallets, checkBooks, walletBalances } from '../../ledger/index.ts';
import { freshId, usd } from '../../ledger/testing/fund-customer.ts';
import { type Invoice, lockInvoice } from '../invoice.ts';
import { type Evidence, settleInvoice } from '../settling/settle-invoice.ts';
import { createInvoice, createMethod, evidenceOf, reloadInvoice } from '../testing/create-invoice.ts';
import { endRefund } from './end-refund.ts';
import { refundInvoice } from './refund-invoice.ts';

const database = await testDatabase();
const ctx = await testContext(database);
const methodId = await createMethod(ctx);
/** Orders that exist only in the ledger, without rows of their own. */
const books = allBooks.filter(({ name }) => !name.startsWith('an order is charged'));
const coin = 1_000_000n;
const charged = 2157n * coin;

type Told = Pick<Evidence, 'news' | 'eventId' | 'units'> & { disputeRef?: string };

/** What really happened to the payment at the gateway, and what it has still to tell us. */
class Gateway {
  refunded = 0n;
  readonly disputes: { ref: string; units: bigint; outcome: 'won' | 'lost' | undefined }[] = [];
  readonly waiting: Told[] = [];
  readonly told: Told[] = [];
  #events = 0;

  tell(news: Told['news'], units: bigint, disputeRef?: string): void {
    this.#events += 1;
    const event = { news, units, eventId: `event-${this.#events}`, ...(disputeRef ? { disputeRef } : {}) };
    this.waiting.push(event);
  }

  /** A dispute takes its money for as long as it is not won. */
  get taken(): bigint {
    const disputed = this.disputes.filter(({ outcome }) => outcome !== 'won');
    return disputed.reduce((sum, { units }) => sum + units, this.refunded);
  }

  refund(cents: number): void {
    const units = min(BigInt(cents) * coin, charged - this.refunded);
    this.refunded += units;
    if (units > 0n) this.tell('refunded', this.refunded);
  }

  dispute(cents: number): void {
    const dispute = { ref: `dispute-${this.disputes.length + 1}`, units: BigInt(cents) * coin };
    this.disputes.push({ ...dispute, outcome: undefined });
    this.tell('disputed', dispute.units, dispute.ref);
  }

  end(at: number, outcome: 'won' | 'lost'): void {
    const open = this.disputes.filter((dispute) => dispute.outcome === undefined);
    const dispute = open[at % Math.max(1, open.length)];
    if (!dispute) return;
    dispute.outcome = outcome;
    this.tell(`dispute_${outcome}`, dispute.units, dispute.ref);
  }

  /** The same news again, as the same event or as another one: a dispute is told when it opens and when it takes. */
  repeat(at: number, isSameEvent: boolean): void {
    const known = [...this.told, ...this.waiting];
    const event = known[at % Math.max(1, known.length)];
    if (!event) return;
    if (isSameEvent) this.waiting.push(event);
    else this.tell(event.news, event.units, event.disputeRef);
  }
}

const min = (first: bigint, second: bigint) => (first < second ? first : second);
const cents = fc.integer({ min: 1, max: 2157 });
const index = fc.nat({ max: 30 });
const step = fc.oneof(
  fc.record({ verb: fc.constant('refund' as const), cents }),
  fc.record({ verb: fc.constant('refund-rest' as const) }),
  fc.record({ verb: fc.constant('operator' as const), cents: fc.option(cents) }),
  fc.record({ verb: fc.constant('dispute' as const), cents }),
  fc.record({
    verb: fc.constant('end' as const),
    index,
    outcome: fc.constantFrom('won' as const, 'lost' as const),
  }),
  fc.record({ verb: fc.constant('repeat' as const), index, isSameEvent: fc.boolean() }),
  fc.record({ verb: fc.constant('deliver' as const), index }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function take(gateway: Gateway, invoice: Invoice, given: Step): Promise<void> {
  switch (given.verb) {
    case 'refund':
      return gateway.refund(given.cents);
    case 'refund-rest':
      return gateway.refund(Number((charged - min(charged, gateway.taken)) / coin));
    case 'operator':
      return refundByOperator(gateway, invoice, given.cents);
    case 'dispute':
      return gateway.dispute(given.cents);
    case 'end':
      return gateway.end(given.index, given.outcome);
    case 'repeat':
      return gateway.repeat(given.index, given.isSameEvent);
    case 'deliver':
      return deliver(gateway, invoice, given.index);
  }
}

/** Refused, it moves nothing; made, the gateway has refunded that much more and says so. */
async function refundByOperator(gateway: Gateway, invoice: Invoice, amount: number | null): Promise<void> {
  const before = await reloadInvoice(ctx, invoice);
  const part = amount === null ? {} : { amount: money(BigInt(amount) * coin) };
  await ignoreRefusal(refundInvoice(ctx, { invoiceId: invoice.id, reason: 'asked for it', ...part }));
  const after = await reloadInvoice(ctx, invoice);
  const units = after.reversed_units - before.reversed_units;
  if (units === 0n) return;
  gateway.refund(Number(units / coin));
  await inTransaction(ctx, async (tx) => {
    const locked = await lockInvoice(tx, invoice.id);
    if (locked) await endRefund(tx, locked);
  });
}

/** One of the waiting events arrives; one that comes too early is told again later. */
async function deliver(gateway: Gateway, invoice: Invoice, at: number): Promise<void> {
  const [event] = gateway.waiting.splice(at % Math.max(1, gateway.waiting.length), 1);
  if (!event) return;
  const isTaken = await ignoreRefusal(
    settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, named(invoice, event))),
  );
  if (isTaken) gateway.told.push(event);
  else gateway.waiting.push(event);
}

function named(invoice: Invoice, event: Told): Told {
  return { ...event, eventId: `${invoice.id}-${event.eventId}` };
}

async function ignoreRefusal(attempt: Promise<unknown>): Promise<boolean> {
  try {
    await attempt;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function paidInvoice(spent: boolean): Promise<Invoice> {
  const terms = { amount: usd('21.13'), fee: usd('0.4333333'), methodBonus: usd('1.3333333') };
  const invoice = await createInvoice(ctx, { methodId, ...terms });
  expect(invoice.charge_amount).toBe(charged);
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
  const { account_id: customerId } = invoice;
  if (spent) await chargeWallets(ctx, { customerId, orderId: freshId(), amount: usd('20') });
  return invoice;
}

async function netOf(tx: Context, { account_id: customerId }: Invoice): Promise<bigint> {
  const { cash, bonus, owed } = await walletBalances(tx, { customerId });
  return cash + bonus - owed;
}

test('whatever refunds and disputes do to a payment, the account returns exactly what the gateway took', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), fc.boolean(), async (steps, spent) => {
      const invoice = await paidInvoice(spent);
      const gateway = new Gateway();
      const credited = await netOf(ctx, invoice);
      for (const given of steps) {
        await take(gateway, invoice, given);
        expect((await reloadInvoice(ctx, invoice)).reversed_units).toBeLessThanOrEqual(charged);
      }
      for (let round = 0; gateway.waiting.length > 0; round += 1) {
        if (round > 500) throw new Error('the gateway is never heard');
        await deliver(gateway, invoice, 0);
      }
      const { reversed_units, status, review_reason } = await reloadInvoice(ctx, invoice);
      const units = min(charged, gateway.taken);
      expect(reversed_units).toBe(units);
      const isDisputed = gateway.disputes.some(({ outcome }) => outcome !== 'won');
      expect(status).toBe(isDisputed ? 'disputed' : units === charged ? 'refunded' : 'paid');
      expect(review_reason).toBe(gateway.taken > charged ? 'returned_twice' : null);
      const terms = {
        charged,
        credited: money(invoice.amount + invoice.surplus),
        fee: money(invoice.fee),
        methodBonus: money(invoice.method_bonus),
        couponBonus: money(0n),
      };
      const share = reversalShare(terms, { before: 0n, after: units });
      const returned = credited - (await netOf(ctx, invoice));
      const difference = returned - share.credited - share.methodBonus;
      // A dispute that is won gives back what it took, to the last unit; its rounding may stay with another part.
      const tolerance = units === charged || units === 0n ? 0n : BigInt(2 * gateway.disputes.length);
      expect(difference <= tolerance && difference >= -tolerance).toBe(true);
    }),
    { numRuns: 50 },
  );
  expect(await checkBooks(database.db, books)).toEqual([]);
}, 180_000);

test('a dispute after an operator’s refund takes nothing more, and operators learn that money left twice', async () => {
  const owner = await createAccount(database.db, ctx.panel, { role: 'owner', email: 'owner@people.example' });
  const invoice = await paidInvoice(false);
  const credited = await netOf(ctx, invoice);
  await refundInvoice(ctx, { invoiceId: invoice.id, reason: 'asked for it' });
  const tell = (news: 'disputed' | 'dispute_won') =>
    settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, { news, units: charged, disputeRef: 'dp_1' }));
  const notices = async () => {
    const query = database.db
      .selectFrom('outbox_mail')
      .select('subject')
      .where('recipient', '=', owner.email ?? '');
    return (await query.execute()).map(({ subject }) => subject);
  };
  await tell('disputed');
  await tell('disputed');
  expect(await netOf(ctx, invoice)).toBe(0n);
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({
    status: 'disputed',
    review_reason: 'returned_twice',
  });
  expect(await notices()).toEqual([`Payment ${invoice.id} was returned twice`]);
  await tell('dispute_won');
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({ status: 'refunding', review_reason: null });
  expect(credited).toBeGreaterThan(0n);
  expect(await netOf(ctx, invoice)).toBe(0n);
  expect(await checkBooks(database.db, books)).toEqual([]);
});

test('a dispute that names itself late is one dispute, and an end without a known start is asked for again', async () => {
  const invoice = await paidInvoice(true);
  const tell = (news: Evidence['news'], disputeRef?: string) =>
    settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice, { news, units: 1000n * coin, disputeRef }));
  await expect(tell('dispute_lost', 'PP-1')).rejects.toMatchObject({ code: 'wrong_state' });
  await tell('disputed');
  await tell('disputed', 'PP-1');
  await tell('disputed');
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({ reversed_units: 1000n * coin });
  await expect(tell('dispute_won', 'PP-2')).rejects.toMatchObject({ code: 'wrong_state' });
  await tell('dispute_lost', 'PP-1');
  await tell('disputed', 'PP-2');
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({ reversed_units: 2000n * coin });
  await tell('dispute_won', 'PP-2');
  await tell('disputed', 'PP-2');
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({
    reversed_units: 1000n * coin,
    status: 'disputed',
  });
  // The bank changed its mind.
  await tell('dispute_won', 'PP-1');
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({ reversed_units: 0n, status: 'paid' });
  await tell('dispute_lost', 'PP-1');
  expect(await reloadInvoice(ctx, invoice)).toMatchObject({
    reversed_units: 1000n * coin,
    status: 'disputed',
  });
  expect(await checkBooks(database.db, books)).toEqual([]);
});
