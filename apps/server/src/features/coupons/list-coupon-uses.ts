import type { listCouponUses as endpoint } from '@marquee/contract/console/coupons.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { customersById } from '../accounts/index.ts';

interface Input {
  couponId: bigint;
  after?: number | undefined;
  limit: number;
}

const mostOrders = 100;

export async function listCouponUses(ctx: Context, input: Input): Promise<Answer<typeof endpoint>> {
  const { couponId, after, limit } = input;
  const coupon = await ctx.db
    .selectFrom('coupon')
    .select('type')
    .where('panel_id', '=', ctx.panel.id)
    .where('id', '=', couponId)
    .executeTakeFirst();
  if (!coupon) return refuse('not_found');
  const rows = await usesOf(ctx, couponId)
    .$if(after !== undefined, (query) => query.where('redemption.id', '<', BigInt(after ?? 0)))
    .orderBy('redemption.id', 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(rows, limit);
  const customers = await customersById(
    ctx,
    page.rows.map(({ account_id }) => account_id),
  );
  return {
    data: page.rows.map((row) => ({
      id: Number(row.id),
      customer: customers.get(row.account_id) ?? { id: Number(row.account_id), name: '', email: null },
      use_type: row.use_type,
      use_id: Number(row.use_id),
      order_ids: row.order_ids.map(Number),
      amount: formatMoney(money(row.amount)),
      bonus: formatMoney(money(row.bonus)),
      paid: coupon.type === 'cashback' ? formatMoney(money(row.paid)) : null,
      created_at: row.created_at.toISOString(),
      released_at: row.released_at?.toISOString() ?? null,
    })),
    next: page.next,
  };
}

function usesOf({ db, panel }: Context, couponId: bigint) {
  return db
    .selectFrom('coupon_redemption as redemption')
    .select(['id', 'account_id', 'use_type', 'use_id', 'amount', 'bonus', 'created_at', 'released_at'])
    .select([
      sql<bigint>`(select coalesce(sum(cashback.amount), 0)::bigint from coupon_cashback as cashback
        where cashback.panel_id = redemption.panel_id and cashback.redemption_id = redemption.id)`.as('paid'),
      sql<bigint[]>`case when use_type = 'order_group' then array(
        select ordered.id from customer_order as ordered
         where ordered.panel_id = redemption.panel_id and ordered.group_id = redemption.use_id
         order by ordered.id limit ${mostOrders}) else '{}' end`.as('order_ids'),
    ])
    .where('redemption.panel_id', '=', panel.id)
    .where('redemption.coupon_id', '=', couponId);
}
