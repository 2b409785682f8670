import { countedTrialStatuses } from '@marquee/domain/free-trials/free-trial.ts';
import type { QuestTerms, QuestUse } from '@marquee/domain/free-trials/quest-access.ts';
import { type Money, money, zero } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { toppedUp } from '../../invoices/index.ts';
import { spentOnOrders } from '../../orders/index.ts';
import type { QuestRow } from './quest.ts';

export function questTerms(row: QuestRow): QuestTerms {
  return {
    minUserSpend: money(row.min_user_spend),
    minReplenishment: money(row.min_replenishment),
    repeatsCount: row.repeats_count,
    dailyLimit: row.daily_limit,
  };
}

export interface CustomerFigures {
  spent: Money;
  replenished: Money;
}

const nothing: CustomerFigures = { spent: zero, replenished: zero };

/** What counts towards a quest's minimums; nothing for guests. */
export async function customerFigures(ctx: Context): Promise<CustomerFigures> {
  if (ctx.actor.kind !== 'user') return nothing;
  const { accountId } = ctx.actor;
  const [spent, replenished] = await Promise.all([spentOnOrders(ctx, accountId), toppedUp(ctx, accountId)]);
  return { spent, replenished };
}

type TrialCounts = Pick<QuestUse, 'used' | 'usedToday'>;

/** By quest: how many trials the caller has, and how many everybody got today. */
export async function countTrials(
  { db, panel, actor, clock }: Context,
  questIds: readonly bigint[],
): Promise<Map<bigint, TrialCounts>> {
  const accountId = actor.kind === 'user' ? actor.accountId : 0n;
  const rows = await db
    .selectFrom('free_trial')
    .select([
      'quest_id',
      sql<number>`(count(*) filter (where account_id = ${accountId}))::int`.as('used'),
      sql<number>`(count(*) filter (where created_at >= ${startOfDay(clock.now())}))::int`.as('today'),
    ])
    .where('panel_id', '=', panel.id)
    .where('quest_id', 'in', questIds.length > 0 ? [...questIds] : [0n])
    .where('status', 'in', countedTrialStatuses)
    .where(({ eb, or }) =>
      or([eb('account_id', '=', accountId), eb('created_at', '>=', startOfDay(clock.now()))]),
    )
    .groupBy('quest_id')
    .execute();
  return new Map(rows.map(({ quest_id, used, today }) => [quest_id, { used, usedToday: today }]));
}

/** Days are counted in UTC. */
export function startOfDay(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
}
