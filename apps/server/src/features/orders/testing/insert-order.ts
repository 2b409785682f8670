import type { Insertable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { chargeWallets } from '../../ledger/index.ts';
import type { Order } from '../order.ts';
import { newLink } from './shop.ts';

type Values = Partial<Insertable<DB['customer_order']>> & { service_id: bigint };

/** An order as placing would have left it: 1000 pieces for 1 USD, charged unless it is unpaid. */
export async function insertOrder(ctx: Context, accountId: bigint, values: Values): Promise<Order> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const group = await tx.db
      .insertInto('order_group')
      .values({ panel_id: tx.panel.id, account_id: accountId, paid_by: 'balance', created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const order = await tx.db
      .insertInto('customer_order')
      .values({
        panel_id: tx.panel.id,
        group_id: group.id,
        account_id: accountId,
        status: 'unpaid',
        link: newLink(),
        quantity: 1000n,
        price: 100_000_000n,
        pricing_per: 1000n,
        listed_cost: 100_000_000n,
        created_at: now,
        starts_at: now,
        updated_at: now,
        ...values,
        ...(values.status && values.status !== 'unpaid' ? { status: 'unpaid' } : {}),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (!values.status || values.status === 'unpaid') return order;
    const paid = await chargeWallets(tx, {
      customerId: accountId,
      orderId: order.id,
      amount: order.cost as Parameters<typeof chargeWallets>[1]['amount'],
    });
    return tx.db
      .updateTable('customer_order')
      .set({
        status: values.status,
        charged: paid.bonus + paid.cash,
        charged_cash: paid.cash,
        paid_at: now,
      })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
