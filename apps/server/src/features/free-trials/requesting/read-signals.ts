import { countedTrialStatuses } from '@marquee/domain/free-trials/free-trial.ts';
import type { TrialSignals } from '@marquee/domain/free-trials/trial-suspicions.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { findAccount } from '../../accounts/index.ts';
import { othersWithSameCard } from '../../linked-cards/index.ts';
import type { TrialOrigin } from './trial-origin.ts';

const day = 24 * 60 * 60 * 1000;
const lookback = 30 * day;

interface Requester {
  accountId: bigint;
  questId: bigint;
  comparedLink: string;
  origin: TrialOrigin;
}

/** What other accounts that asked for trials share with this one. */
export async function readSignals(ctx: Context, requester: Requester): Promise<TrialSignals> {
  const [account, sameCard, shared, ownToday] = await Promise.all([
    findAccount(ctx, requester.accountId),
    othersWithSameCard(ctx, requester.accountId),
    sharedWithOthers(ctx, requester),
    requestsOfToday(ctx, requester.accountId),
  ]);
  return { email: account?.email ?? null, sameCard, ownToday, ...shared };
}

async function sharedWithOthers(
  { db, panel, clock }: Context,
  { accountId, questId, comparedLink, origin }: Requester,
) {
  const since = new Date(clock.now().getTime() - lookback);
  const accounts = (condition: ReturnType<typeof sql>) =>
    sql<number>`(count(distinct account_id) filter (where created_at >= ${since} and ${condition}))::int`;
  const isSameLink = sql<boolean>`quest_id = ${questId} and md5(compared_link) = md5(${comparedLink})`;
  const row = await db
    .selectFrom('free_trial')
    .select([
      accounts(sql`device_hash = ${origin.deviceHash}`).as('sameDevice'),
      accounts(sql`address = ${origin.address}`).as('sameAddress'),
      accounts(sql`subnet = ${origin.subnet}`).as('sameNetwork'),
      sql<number>`(count(distinct account_id) filter (where ${isSameLink}))::int`.as('sameLink'),
    ])
    .where('panel_id', '=', panel.id)
    .where('account_id', '<>', accountId)
    .where('status', 'in', countedTrialStatuses)
    .where(({ eb, or }) =>
      or([eb('subnet', '=', origin.subnet), eb('device_hash', '=', origin.deviceHash), isSameLink]),
    )
    .executeTakeFirst();
  return {
    sameDevice: row?.sameDevice ?? 0,
    sameAddress: row?.sameAddress ?? 0,
    sameNetwork: row?.sameNetwork ?? 0,
    sameLink: row?.sameLink ?? 0,
  };
}

/** Refused and expired ones as well: asking again and again is what is counted. */
async function requestsOfToday({ db, panel, clock }: Context, accountId: bigint): Promise<number> {
  const row = await db
    .selectFrom('free_trial')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where('created_at', '>=', new Date(clock.now().getTime() - day))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
