import type { Money } from '@marquee/domain/money/money.ts';
import type { Insertable } from 'kysely';
import { allBooks } from '../../../books-check.job.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { createAccount } from '../../../testing/create-account.ts';
import type { TestDatabase } from '../../../testing/test-database.ts';
import { settleInvoice } from '../../invoices/settling/settle-invoice.ts';
import {
  createInvoice,
  createMethod,
  evidenceOf,
  reloadInvoice,
} from '../../invoices/testing/create-invoice.ts';
import { checkBooks, creditWallet, walletBalances } from '../../ledger/index.ts';
import { orderLosses } from '../../order-losses/index.ts';
import { insertOrder } from '../../orders/testing/insert-order.ts';
import { openShop } from '../../orders/testing/shop.ts';
import { changeSettings } from '../../settings/index.ts';
import { referrals } from '../index.ts';

type AccountValues = Partial<Insertable<DB['account']>>;

/** A panel that pays ten percent, with people who bring each other. */
export async function referralShop(database: TestDatabase) {
  const { db } = database;
  const shop = await openShop(database, {
    listeners: [...(orderLosses.listeners ?? []), ...(referrals.listeners ?? [])],
  });
  const { ctx } = shop;
  await changeSettings(ctx, { referral_program_percent: 0.1 });
  const service = await shop.service({ can_cancel: true });
  const methodId = await createMethod(ctx, { strategy: 'message', accountNumber: 'DE02' });
  return {
    ...shop,
    methodId,
    account: async (values: AccountValues = {}) => (await createAccount(db, ctx.panel, values)).id,
    referred: async (referrerId: bigint, values: AccountValues = {}) =>
      (await createAccount(db, ctx.panel, { ...values, referrer_id: referrerId })).id,
    /** Pays in by a payment that can be disputed. */
    topUp: async (accountId: bigint, amount: Money) => {
      const invoice = await createInvoice(ctx, { accountId, methodId, amount });
      await settleInvoice(ctx, invoice.id, evidenceOf(ctx, invoice));
      return reloadInvoice(ctx, invoice);
    },
    bonus: (accountId: bigint, amount: Money, key: string) =>
      creditWallet(ctx, { type: 'bonus', customerId: accountId, amount, key }),
    /** A running order over this much. */
    order: async (accountId: bigint, cost: Money) =>
      (
        await insertOrder(ctx, accountId, {
          service_id: service.id,
          status: 'in_processing',
          listed_cost: cost,
          price: cost,
        })
      ).id,
    wallets: (customerId: bigint) => walletBalances(ctx, { customerId }),
    reward: (orderId: bigint) =>
      db
        .selectFrom('referral_reward')
        .selectAll()
        .where('panel_id', '=', ctx.panel.id)
        .where('order_id', '=', orderId)
        .executeTakeFirst(),
    /** What the earner will be told. */
    news: (accountId: bigint) =>
      db
        .selectFrom('reward_notice')
        .select(['event', 'amount', 'orders'])
        .where('panel_id', '=', ctx.panel.id)
        .where('account_id', '=', accountId)
        .where('program', '=', 'referral')
        .orderBy('event')
        .execute(),
    /** Other panels of the file may stand in the middle of something. */
    books: async () => (await checkBooks(db, allBooks)).filter(({ panelId }) => panelId === ctx.panel.id),
  };
}
