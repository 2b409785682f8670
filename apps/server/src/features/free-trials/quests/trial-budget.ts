import { isWithinBudget } from '@marquee/domain/free-trials/trial-budget.ts';
import { type Money, money, parseMoney } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { getSettings } from '../../settings/index.ts';
import { startOfDay } from './quest-use.ts';
import { trialCost } from './trial-cost.ts';

/**
 * Whether a trial of this cost can be ordered today. Trials are ordered one after the other while there is a budget:
 * of many at once only as many get through as it pays for.
 */
export async function fitsBudget(tx: Context, cost: Money): Promise<boolean> {
  const { dailyBudget } = (await getSettings(tx)).freeTrials;
  const budget = dailyBudget === null ? undefined : parseMoney(dailyBudget);
  if (budget === undefined) return true;
  const key = `free-trial-budget:${tx.panel.id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx.db);
  const { rows } = await sql<{ spent: bigint }>`
    select coalesce(sum(${trialCost}), 0)::bigint as spent
      from free_trial as trial
      join customer_order as placed on placed.panel_id = trial.panel_id and placed.id = trial.order_id
     where trial.panel_id = ${tx.panel.id} and trial.order_id is not null
       and trial.decided_at >= ${startOfDay(tx.clock.now())}`.execute(tx.db);
  return isWithinBudget({ budget, spent: money(rows[0]?.spent ?? 0n), cost });
}
