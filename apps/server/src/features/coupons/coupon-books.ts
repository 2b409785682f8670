import { sql } from 'kysely';
import type { BooksRule } from '../../platform/books.ts';

interface Broken {
  panel_id: bigint;
  detail: string;
}

/** No coupon is used beyond its limits, no cashback paid beyond its promise. */
export const couponBooks: readonly BooksRule[] = [
  {
    name: 'coupons are used within their limits',
    check: async (db) => {
      const { rows } = await sql<Broken>`
        select coupon.panel_id, format('coupon %s counts %s uses of %s, has %s, one account %s of %s', coupon.id,
                 coupon.used, coupon.total_limit, coalesce(redeemed.uses, 0), redeemed.most, coupon.account_limit
               ) as detail
          from coupon
          left join (select panel_id, coupon_id, sum(uses) as uses, max(uses) as most
                       from (select panel_id, coupon_id, account_id, count(*) as uses
                               from coupon_redemption where released_at is null
                              group by panel_id, coupon_id, account_id) as by_account
                      group by panel_id, coupon_id) as redeemed
            on redeemed.panel_id = coupon.panel_id and redeemed.coupon_id = coupon.id
         where coupon.used <> coalesce(redeemed.uses, 0) or redeemed.uses > coupon.total_limit
            or redeemed.most > coupon.account_limit
         limit 100`.execute(db);
      return rows.map((row) => ({
        rule: 'coupons are used within their limits',
        panelId: row.panel_id,
        detail: row.detail,
      }));
    },
  },
  {
    name: 'cashback stays within its promise',
    check: async (db) => {
      const { rows } = await sql<Broken>`
        select redemption.panel_id, format('redemption %s promised %s and paid %s', redemption.id,
                 redemption.bonus, sum(cashback.amount)) as detail
          from coupon_redemption as redemption
          join coupon_cashback as cashback
            on cashback.panel_id = redemption.panel_id and cashback.redemption_id = redemption.id
         group by redemption.panel_id, redemption.id, redemption.bonus
        having sum(cashback.amount) > redemption.bonus
         limit 100`.execute(db);
      return rows.map((row) => ({
        rule: 'cashback stays within its promise',
        panelId: row.panel_id,
        detail: row.detail,
      }));
    },
  },
];
