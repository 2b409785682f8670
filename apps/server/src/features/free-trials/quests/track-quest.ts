import type { Context } from '../../../platform/context.ts';
import { signedIn } from '../../../platform/signed-in.ts';
import { openQuest, requireFreeTrials } from './quest.ts';

/** Counts a customer who has begun a quest, once. */
export async function trackQuest(ctx: Context, questId: bigint): Promise<void> {
  await requireFreeTrials(ctx);
  const { accountId } = signedIn(ctx);
  const quest = await openQuest(ctx, questId);
  await ctx.db
    .insertInto('free_trial_start')
    .values({
      panel_id: ctx.panel.id,
      quest_id: quest.id,
      account_id: accountId,
      started_at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['panel_id', 'quest_id', 'account_id']).doNothing())
    .execute();
}
