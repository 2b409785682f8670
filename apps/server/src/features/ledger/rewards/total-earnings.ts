import { type Money, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type ScalarQuery, scalarQuery } from '../../../platform/db/scalar-query.ts';

/** All that a customer has earned by referrals, widgets and tasks, less what was taken back. */
export function totalEarningsQuery(
  { panel }: Context,
  { customerId }: { customerId: bigint },
): ScalarQuery<Money> {
  const earned = sql<bigint>`
    with own as (
      select id from ledger_account
       where panel_id = ${panel.id} and owner_type = 'customer' and owner_id = ${customerId}
         and kind in ('referral', 'task')
    ), cost as (
      select id from ledger_account
       where panel_id = ${panel.id} and owner_type = 'house' and kind in ('referral_cost', 'widget_cost', 'task_cost')
    )
    select (coalesce((select sum(amount) from ledger_posting
                       where panel_id = ${panel.id} and credit_account in (select id from own)
                         and debit_account in (select id from cost)), 0)
          - coalesce((select sum(amount) from ledger_posting
                       where panel_id = ${panel.id} and debit_account in (select id from own)
                         and credit_account in (select id from cost)), 0))::bigint`;
  return scalarQuery(earned, money);
}
