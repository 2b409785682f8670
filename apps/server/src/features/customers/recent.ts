import type { CustomerCard } from '@marquee/contract/console/customers.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../platform/context.ts';

const most = 10;

export async function recentOrders(
  { db, panel }: Context,
  accountId: bigint,
): Promise<CustomerCard['recent_orders']> {
  const rows = await db
    .selectFrom('customer_order')
    .select(['id', 'link', 'status', 'cancel_reason', 'quantity', 'delivered', 'cost', 'created_at'])
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where('hidden_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    link: row.link,
    status: row.status,
    cancel_reason: row.cancel_reason,
    quantity: Number(row.quantity),
    current_quantity: Number(row.delivered),
    cost: formatMoney(money(row.cost)),
    created_at: row.created_at.toISOString(),
  }));
}

export async function recentCoupons(
  { db, panel }: Context,
  accountId: bigint,
): Promise<CustomerCard['coupons']> {
  const rows = await db
    .selectFrom('coupon_redemption as used')
    .innerJoin('coupon', (join) =>
      join.onRef('coupon.panel_id', '=', 'used.panel_id').onRef('coupon.id', '=', 'used.coupon_id'),
    )
    .select(['used.id', 'coupon.code', 'used.amount', 'used.bonus', 'used.created_at', 'used.released_at'])
    .where('used.panel_id', '=', panel.id)
    .where('used.account_id', '=', accountId)
    .orderBy('used.id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    code: row.code,
    amount: formatMoney(money(row.amount)),
    bonus: formatMoney(money(row.bonus)),
    created_at: row.created_at.toISOString(),
    is_released: row.released_at !== null,
  }));
}

export async function recentTickets(
  { db, panel }: Context,
  accountId: bigint,
): Promise<CustomerCard['tickets']> {
  const rows = await db
    .selectFrom('ticket')
    .select(['id', 'subject', 'status', 'last_message_at'])
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .orderBy('last_message_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    id: Number(row.id),
    subject: row.subject,
    status: row.status,
    last_message_at: row.last_message_at.toISOString(),
  }));
}
