import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { type listReferrals as endpoint, readReferralsPage } from '@marquee/contract/money/referrals.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { maskEmail } from '@marquee/domain/referrals/mask-email.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { pendingOf, programPercent } from './pending.ts';

interface Row {
  email: string | null;
  created_at: Date;
  orders: bigint;
  earned: bigint;
  pending: bigint;
}

/** The people who came by the caller's link. Who they are stays their own: addresses are masked. */
export async function listReferrals(
  ctx: Context,
  query: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const percent = await programPercent(ctx);
  const page = readReferralsPage(query);
  const { accountId } = signedIn(ctx);
  const total = await countReferrals(ctx, accountId);
  const { rows } = await sql<Row>`
    select person.email, person.created_at, coalesce(rewarded.orders, 0) as orders,
           coalesce(rewarded.earned, 0)::bigint as earned, running.pending
      from (select id, coalesce(email, claimed_email) as email, created_at from account
             where panel_id = ${ctx.panel.id} and referrer_id = ${accountId}) as person
      left join (select referred_id, count(*) as orders, sum(paid)::bigint as earned from referral_reward
                  where panel_id = ${ctx.panel.id} and referrer_id = ${accountId}
                  group by referred_id) as rewarded on rewarded.referred_id = person.id
     cross join lateral (
       select coalesce(sum(${pendingOf(percent)}), 0)::bigint as pending from customer_order as ordered
        where ordered.panel_id = ${ctx.panel.id} and ordered.account_id = person.id
          and ordered.status in ('in_moderation', 'in_processing', 'stopped', 'error')) as running
     order by ${sortKeys[page.column]} ${page.direction === 'asc' ? sql`asc` : sql`desc`}, person.id desc
     limit ${page.limit} offset ${page.offset}`.execute(ctx.db);
  return {
    data: rows.map(({ email, created_at, orders, earned, pending }) => ({
      email: email === null ? '***' : maskEmail(email),
      created_at: created_at.toISOString(),
      orders: Number(orders),
      earned: formatMoney(money(earned)),
      pending: formatMoney(money(pending)),
    })),
    recordsTotal: total,
    recordsFiltered: total,
  };
}

const sortKeys: Record<ReturnType<typeof readReferralsPage>['column'], RawBuilder<unknown>> = {
  created_at: sql`person.created_at`,
  orders: sql`coalesce(rewarded.orders, 0)`,
  earned: sql`coalesce(rewarded.earned, 0)`,
};

async function countReferrals({ db, panel }: Context, accountId: bigint): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select((build) => build.fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', panel.id)
    .where('referrer_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
