import type { Input } from '@marquee/contract/endpoint.ts';
import type {
  getReferralStatistics as endpoint,
  ReferralStatistics,
} from '@marquee/contract/money/referrals.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { pendingOf, programPercent } from './pending.ts';

interface Totals {
  visits: bigint;
  sign_ups: bigint;
  orders: bigint;
  pending: bigint;
  held: bigint;
  matured: bigint;
  reversed: bigint;
}

interface Day {
  date: string;
  visits: bigint;
  sign_ups: bigint;
  orders: bigint;
  earned: bigint;
}

/** All figures of the caller's link, and those of the last days. */
export async function getReferralStatistics(
  ctx: Context,
  { days }: Input<typeof endpoint>['query'],
): Promise<ReferralStatistics> {
  const percent = await programPercent(ctx);
  const { accountId } = signedIn(ctx);
  const [totals, byDay] = await Promise.all([
    readTotals(ctx, accountId, percent),
    readDays(ctx, accountId, Number(days)),
  ]);
  const amount = (units: bigint) => formatMoney(money(units));
  return {
    visits: Number(totals.visits),
    sign_ups: Number(totals.sign_ups),
    orders: Number(totals.orders),
    pending: amount(totals.pending),
    held: amount(totals.held),
    matured: amount(totals.matured),
    reversed: amount(totals.reversed),
    days: byDay.map(({ date, visits, sign_ups, orders, earned }) => ({
      date,
      visits: Number(visits),
      sign_ups: Number(sign_ups),
      orders: Number(orders),
      earned: amount(earned),
    })),
  };
}

async function readTotals({ db, panel }: Context, accountId: bigint, percent: number): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select (select coalesce(sum(visits), 0)::bigint from referral_visit_day
             where panel_id = ${panel.id} and referrer_id = ${accountId}) as visits,
           (select count(*) from account where panel_id = ${panel.id} and referrer_id = ${accountId}) as sign_ups,
           (select coalesce(sum(${pendingOf(percent)}), 0)::bigint
              from account as referred
              join customer_order as ordered
                on ordered.panel_id = referred.panel_id and ordered.account_id = referred.id
               and ordered.status in ('in_moderation', 'in_processing', 'stopped', 'error')
             where referred.panel_id = ${panel.id} and referred.referrer_id = ${accountId}) as pending,
           rewards.*
      from (select count(*) as orders,
                   coalesce(sum(earned) filter (where state = 'held'), 0)::bigint as held,
                   coalesce(sum(paid), 0)::bigint as matured,
                   coalesce(sum(earned - paid) filter (where state = 'matured'), 0)::bigint as reversed
              from referral_reward where panel_id = ${panel.id} and referrer_id = ${accountId}) as rewards`.execute(
    db,
  );
  const [totals] = rows;
  if (!totals) throw new Error('a query of sums answered no row');
  return totals;
}

/** Every day has a row, also one on which nothing happened. Days are those of UTC, as visits are counted. */
async function readDays(
  { db, panel, clock }: Context,
  accountId: bigint,
  days: number,
): Promise<readonly Day[]> {
  const today = clock.now().toISOString().slice(0, 10);
  const { rows } = await sql<Day>`
    with span as (
      select day::date as day
        from generate_series(${today}::date - ${days - 1}::int, ${today}::date, interval '1 day') as day
    ), joined as (
      select (created_at at time zone 'UTC')::date as day, count(*) as sign_ups from account
       where panel_id = ${panel.id} and referrer_id = ${accountId}
         and created_at >= (${today}::date - ${days - 1}::int)::timestamp at time zone 'UTC'
       group by 1
    ), rewarded as (
      select (created_at at time zone 'UTC')::date as day, count(*) as orders, sum(paid)::bigint as earned
        from referral_reward
       where panel_id = ${panel.id} and referrer_id = ${accountId}
         and created_at >= (${today}::date - ${days - 1}::int)::timestamp at time zone 'UTC'
       group by 1
    )
    select to_char(span.day, 'YYYY-MM-DD') as date, coalesce(visited.visits, 0)::bigint as visits,
           coalesce(joined.sign_ups, 0) as sign_ups, coalesce(rewarded.orders, 0) as orders,
           coalesce(rewarded.earned, 0)::bigint as earned
      from span
      left join referral_visit_day as visited
        on visited.panel_id = ${panel.id} and visited.referrer_id = ${accountId} and visited.day = span.day
      left join joined on joined.day = span.day
      left join rewarded on rewarded.day = span.day
     order by span.day`.execute(db);
  return rows;
}
