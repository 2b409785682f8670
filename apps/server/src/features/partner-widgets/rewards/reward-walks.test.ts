import { type Money, money } from '@marquee/domain/money/money.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allBooks } from '../../../books-check.job.ts';
import type { Context } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/errors.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { closeDispute } from '../../invoices/reversals/close-dispute.ts';
import { refundInvoice } from '../../invoices/reversals/refund-invoice.ts';
import { settleInvoice } from '../../invoices/settling/settle-invoice.ts';
import {
  createInvoice,
  createMethod,
  evidenceOf,
  reloadInvoice,
} from '../../invoices/testing/create-invoice.ts';
import {
  checkBooks,
  holdForWithdrawal,
  moveEarnings,
  returnWithdrawal,
  walletBalances,
} from '../../ledger/index.ts';
import { freshId, usd } from '../../ledger/testing/fund-customer.ts';
import { orderLosses } from '../../order-losses/index.ts';
import { cancelOrder, completeOrder } from '../../orders/index.ts';
import { insertOrder } from '../../orders/testing/insert-order.ts';
import { openShop } from '../../orders/testing/shop.ts';
import { partnerWidgets } from '../index.ts';
import { decideReward } from './decide-reward.ts';

const database = await testDatabase();
const { db } = database;
const { ctx, service } = await openShop(database, {
  listeners: [...(orderLosses.listeners ?? []), ...(partnerWidgets.listeners ?? [])],
});
const { id: service_id } = await service({ can_cancel: true });
const methodId = await createMethod(ctx, { strategy: 'message', accountNumber: 'DE02' });

const amount = fc
  .bigInt({ min: 1_000_000n, max: 10n ** 10n })
  .map((units) => money(units - (units % 1_000_000n)));
const verbs = [
  ...(['top-up', 'order', 'order', 'complete', 'partial', 'approve'] as const),
  ...(['refund', 'dispute', 'win', 'withdraw', 'move'] as const),
];
const step = fc.record({ verb: fc.constantFrom(...verbs), which: fc.nat(3), amount });
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

interface Walk {
  partner: bigint;
  buyer: bigint;
  widgetId: bigint;
  invoices: bigint[];
  orders: bigint[];
}

async function begin(isHousehold: boolean): Promise<Walk> {
  const email = `${crypto.randomUUID()}@people.example`;
  const { id: partner } = await createAccount(db, ctx.panel, { email });
  const { id: buyer } = await createAccount(
    db,
    ctx.panel,
    isHousehold ? { email: email.replace('@', '+shop@') } : {},
  );
  const { id: widgetId } = await db
    .insertInto('order_widget')
    .values({ panel_id: ctx.panel.id, account_id: partner, name: 'Site', reward_ppm: 100_000 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const walk: Walk = { partner, buyer, widgetId, invoices: [], orders: [] };
  await topUp(walk, usd('50'));
  return walk;
}

async function topUp(walk: Walk, paidIn: Money): Promise<void> {
  const invoice = await createInvoice(ctx, { accountId: walk.buyer, methodId, amount: paidIn });
  await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
  walk.invoices.push(invoice.id);
}

async function order(walk: Walk, cost: Money): Promise<void> {
  const values = { service_id, status: 'in_processing', listed_cost: cost, price: cost } as const;
  const placed = await insertOrder(ctx, walk.buyer, values);
  await db
    .updateTable('order_group')
    .set({ widget_id: walk.widgetId, widget_reward_ppm: 100_000 })
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', placed.group_id)
    .execute();
  walk.orders.push(placed.id);
}

async function take(walk: Walk, { verb, which, amount: units }: Step): Promise<void> {
  const orderId = walk.orders[which];
  const invoiceId = walk.invoices[which];
  const customerId = walk.partner;
  switch (verb) {
    case 'top-up':
      return topUp(walk, units);
    case 'order':
      return order(walk, units);
    case 'complete':
      if (orderId) await completeOrder(ctx, orderId);
      return;
    case 'partial':
      if (orderId) await cancelOrder(ctx, { orderId, reason: 'provider', delivered: units % 1000n });
      return;
    case 'approve': {
      const actor = { kind: 'user', accountId: customerId, permissions: [], frozen: false } as const;
      const staff: Context = { ...ctx, actor };
      if (orderId)
        await decideReward(
          staff,
          orderId,
          which > 1 ? { status: 'refused', reason: 'walk' } : { status: 'paid' },
        );
      return;
    }
    case 'refund':
      if (invoiceId) await refundInvoice(ctx, { invoiceId, amount: units, reason: 'walk' });
      return;
    case 'dispute': {
      if (!invoiceId) return;
      const invoice = await reloadInvoice(ctx, { id: invoiceId });
      await settleInvoice(ctx, invoiceId, evidenceOf(ctx, invoice, { news: 'disputed' }));
      return;
    }
    case 'win':
      if (invoiceId) await closeDispute(ctx, { invoiceId, outcome: 'won', reason: 'walk' });
      return;
    case 'withdraw': {
      const withdrawalId = freshId();
      await holdForWithdrawal(ctx, { customerId, withdrawalId, amount: money(units / 100n) });
      await returnWithdrawal(ctx, { withdrawalId });
      return;
    }
    case 'move': {
      const moved = { wallet: 'referral', amount: money(units / 100n), key: `walk:${freshId()}` } as const;
      await moveEarnings(ctx, { customerId, ...moved });
    }
  }
}

/** Every ended order of the walk has the reward that its kept cash is worth, held, paid or refused. */
async function expectRewards({ orders }: Walk): Promise<void> {
  for (const orderId of orders) {
    const reward = await db
      .selectFrom('widget_reward')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirst();
    const losses = await db
      .selectFrom('order_loss')
      .select('amount')
      .where('order_id', '=', orderId)
      .execute();
    const lost = losses.reduce((sum, loss) => sum + loss.amount, 0n);
    if (!reward) continue;
    const left = reward.cash > lost ? reward.cash - lost : 0n;
    expect(reward.amount).toBe(reward.status === 'refused' ? 0n : (left * 100_000n) / 1_000_000n);
    if (reward.status !== 'refused') expect(reward.status === 'reversed').toBe(reward.amount === 0n);
  }
}

test('over hundreds of histories partners have what is due for cash kept, and the books agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 14 }),
      fc.boolean(),
      async (steps, isHousehold) => {
        const walk = await begin(isHousehold);
        for (const one of steps)
          await take(walk, one).catch((error) => {
            // Without money, or in the wrong state, nothing happens.
            if (!(error instanceof Refusal)) throw error;
          });
        await expectRewards(walk);
        const { referral, cash, owed } = await walletBalances(ctx, { customerId: walk.partner });
        expect(referral >= 0n && cash >= 0n && owed >= 0n).toBe(true);
        const buyer = await walletBalances(ctx, { customerId: walk.buyer });
        if (buyer.owed === 0n)
          for (const orderId of walk.orders)
            expect(
              await db.selectFrom('order_loss').select('amount').where('order_id', '=', orderId).execute(),
            ).toEqual([]);
      },
    ),
    { numRuns: 200 },
  );
  const findings = await checkBooks(db, allBooks);
  expect(findings.filter(({ panelId }) => panelId === ctx.panel.id)).toEqual([]);
}, 300_000);
