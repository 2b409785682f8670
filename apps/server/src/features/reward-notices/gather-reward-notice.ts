import type { RewardEvent, RewardProgram } from '@marquee/domain/earning/reward-news.ts';
import type { Money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

interface RewardNews {
  accountId: bigint;
  program: RewardProgram;
  event: RewardEvent;
  amount: Money;
}

/** Adds to what the earner will be told, in the transaction that moves the reward. Taken after the wallets. */
export async function gatherRewardNotice(
  tx: Context,
  { accountId, program, event, amount }: RewardNews,
): Promise<void> {
  await sql`
    insert into reward_notice as known (panel_id, account_id, program, event, amount, orders)
    values (${tx.panel.id}, ${accountId}, ${program}, ${event}, ${amount}, 1)
    on conflict (panel_id, account_id, program, event)
      do update set amount = known.amount + excluded.amount, orders = known.orders + 1`.execute(tx.db);
}
