import { type RewardMove, rewardMove } from '@marquee/domain/earning/reward-move.ts';
import { rewardNews } from '@marquee/domain/earning/reward-news.ts';
import { shareOfCash } from '@marquee/domain/earning/share-of-cash.ts';
import { money, zero } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import type { Selectable, Updateable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { payReward, takeBackReward } from '../ledger/index.ts';
import { lostOfOrder } from '../order-losses/index.ts';
import { gatherRewardNotice } from '../reward-notices/index.ts';

export type Reward = Selectable<DB['referral_reward']>;

interface Settlement {
  /** Written just now: whatever it is, is news. */
  isNew?: boolean;
  /** Stands in the ledger. */
  reason?: string;
  /** Written with it; a state decides about the money. */
  change?: Pick<
    Updateable<DB['referral_reward']>,
    'state' | 'hold_reasons' | 'referred_id' | 'decided_by' | 'decided_at' | 'decision_reason'
  >;
}

/**
 * Brings what a referrer has for an order to its share of the cash that is kept by now. A total, not an amount:
 * whoever calls it twice moves nothing the second time.
 */
export async function settleReward(
  tx: Context,
  orderId: bigint,
  { isNew = false, reason, change = {} }: Settlement = {},
): Promise<void> {
  const reward = await lockReward(tx, orderId);
  if (!reward) return;
  const cash = { kept: money(reward.cash_kept), lost: await lostOfOrder(tx, orderId) };
  const worth = shareOfCash(cash, ppm(reward.percent_ppm));
  const state = change.state ?? reward.state;
  const due = state === 'matured' ? worth : zero;
  const move = rewardMove({ paid: money(reward.paid), uncovered: money(reward.uncovered) }, due);
  if (!move && !isNew && Object.keys(change).length === 0) return;
  const moved = move ? { uncovered: await post(tx, reward, move, reason), turn: reward.turn + 1 } : {};
  await tx.db
    .updateTable('referral_reward')
    .set({ ...change, ...moved, paid: due })
    .where('panel_id', '=', tx.panel.id)
    .where('order_id', '=', orderId)
    .execute();
  const before = isNew ? undefined : { state: newsStates[reward.state], paid: money(reward.paid) };
  const news = rewardNews(before, { state: newsStates[state], paid: due }, worth);
  if (news) await gatherRewardNotice(tx, { accountId: reward.referrer_id, program: 'referral', ...news });
}

const newsStates = { matured: 'paid', held: 'held', refused: 'refused' } as const;

/** What is lost of these orders has changed. */
export async function settleRewards(
  tx: Context,
  { orderIds, reason }: { orderIds: readonly bigint[]; reason: string },
): Promise<void> {
  for (const orderId of orderIds) await settleReward(tx, orderId, { reason });
}

export function lockReward(tx: Context, orderId: bigint): Promise<Reward | undefined> {
  return tx.db
    .selectFrom('referral_reward')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('order_id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Answers what is then uncovered by earnings. */
async function post(
  tx: Context,
  { order_id: orderId, referrer_id, turn, uncovered }: Reward,
  move: RewardMove,
  reason: string | undefined,
): Promise<bigint> {
  const posting = {
    cause: 'referral',
    customerId: referrer_id,
    ref: { type: 'referral', id: orderId },
    key: turn === 0 ? `ref:${orderId}` : `ref:${orderId}:${turn}`,
    reason,
  } as const;
  if (move.kind === 'take')
    return uncovered + (await takeBackReward(tx, { ...posting, amount: move.amount })).uncovered;
  await payReward(tx, { ...posting, ...move });
  return uncovered - move.toBalance;
}
