import { defaultLocale, isLocale } from '@marquee/domain/locale/locales.ts';
import { money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { findAccount } from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import type { Order } from '../order.ts';
import { serviceName } from '../ordered-services.ts';

/** Tells the customer how the order ended; once, however often it runs. */
export async function notifyOrderEnded(ctx: Context, orderId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await tx.db
      .updateTable('customer_order')
      .set({ end_told_at: tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', orderId)
      .where('status', 'in', ['completed', 'canceled'])
      .where('end_told_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    const account = order && (await findAccount(tx, order.account_id));
    if (!order || !account) return;
    const locale = isLocale(account.locale) ? account.locale : defaultLocale;
    await notifyCustomer(tx, order, await serviceName({ ...tx, locale }, order.service_id));
  });
}

async function notifyCustomer(tx: Context, order: Order, service: string): Promise<void> {
  const { account_id: accountId, delivered, quantity } = order;
  const details = { orderId: order.id, service, quantity };
  const refunded = money(order.refunded);
  if (order.status === 'completed') await notify(tx, accountId, { ...details, kind: 'order-completed' });
  else if (delivered > 0n)
    await notify(tx, accountId, { ...details, kind: 'order-partial', delivered, refunded });
  else await notify(tx, accountId, { ...details, kind: 'order-canceled', refunded });
}
