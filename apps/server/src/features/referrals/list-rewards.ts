import type { listReferralRewards as endpoint, ReferralReward } from '@marquee/contract/console/referrals.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { ppm, ppmToFraction } from '@marquee/domain/money/ratio.ts';
import { holdReasons } from '@marquee/domain/referrals/referral-names.ts';
import { sql } from 'kysely';
import { keyedPage } from '../../platform/console/keyed-page.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { customersById, findCustomerIds } from '../accounts/index.ts';

/** Those that wait come oldest first: whoever waits longest is looked at first. */
export async function listRewards(
  ctx: Context,
  query: Input<typeof endpoint>['query'],
): Promise<Answer<typeof endpoint>> {
  const { state, after, limit } = query;
  const oldestFirst = state === 'held';
  const found = await matching(ctx, query.search?.trim() ?? '');
  const rows = await found
    .$if(state !== 'all' && state !== 'reversed', (build) =>
      build.where('state', '=', state as ReferralReward['state']),
    )
    .$if(state === 'reversed', (build) =>
      build.where('state', '=', 'matured').whereRef('paid', '<', 'earned'),
    )
    .$if(after !== undefined, (build) => build.where('order_id', oldestFirst ? '>' : '<', BigInt(after ?? 0)))
    .orderBy('order_id', oldestFirst ? 'asc' : 'desc')
    .limit(limit + 1)
    .execute();
  const page = keyedPage(
    rows.map((row) => ({ ...row, id: row.order_id })),
    limit,
  );
  return { data: await staffRewards(ctx, page.rows), next: page.next };
}

export async function getStaffReward(ctx: Context, orderId: bigint): Promise<ReferralReward> {
  const [view] = await staffRewards(ctx, await allRewards(ctx).where('order_id', '=', orderId).execute());
  return view ?? refuse('not_found');
}

const allRewards = ({ db, panel }: Context) =>
  db
    .selectFrom('referral_reward as reward')
    .selectAll()
    .select(
      sql<bigint>`coalesce((select sum(amount) from order_loss as lost where lost.panel_id = reward.panel_id
                             and lost.order_id = reward.order_id), 0)::bigint`.as('lost'),
    )
    .where('panel_id', '=', panel.id);

/** By the number of the order or of one of the two people, or by the address of one of them. */
async function matching(ctx: Context, search: string) {
  const all = allRewards(ctx);
  if (search === '') return all;
  if (/^#?\d{1,16}$/.test(search)) {
    const number = BigInt(search.replace('#', ''));
    return all.where(({ eb, or }) =>
      or([eb('order_id', '=', number), eb('referrer_id', '=', number), eb('referred_id', '=', number)]),
    );
  }
  const found = await findCustomerIds(ctx, search.toLowerCase());
  const ids = found.length > 0 ? found : [0n];
  return all.where(({ eb, or }) => or([eb('referrer_id', 'in', ids), eb('referred_id', 'in', ids)]));
}

type Row = Awaited<ReturnType<ReturnType<typeof allRewards>['execute']>>[number];

async function staffRewards(ctx: Context, rows: readonly Row[]): Promise<ReferralReward[]> {
  const people = await customersById(
    ctx,
    rows.flatMap(({ referrer_id, referred_id, decided_by }) => [
      referrer_id,
      referred_id,
      ...(decided_by === null ? [] : [decided_by]),
    ]),
  );
  const person = (id: bigint) => people.get(id) ?? { id: Number(id), name: '', email: null };
  return rows.map((row) => ({
    id: Number(row.order_id),
    referrer: person(row.referrer_id),
    referred: person(row.referred_id),
    percent: ppmToFraction(ppm(row.percent_ppm)),
    cash_kept: formatMoney(money(row.cash_kept)),
    lost: formatMoney(money(row.lost)),
    earned: formatMoney(money(row.earned)),
    paid: formatMoney(money(row.paid)),
    state: row.state,
    hold_reasons: holdReasons.filter((reason) => row.hold_reasons.includes(reason)),
    created_at: row.created_at.toISOString(),
    decided_by: row.decided_by === null ? null : person(row.decided_by).name,
    decided_at: row.decided_at?.toISOString() ?? null,
    decision_reason: row.decision_reason,
  }));
}
