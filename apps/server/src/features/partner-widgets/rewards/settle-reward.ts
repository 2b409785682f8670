import { type RewardMove, rewardMove } from '@marquee/domain/earning/reward-move.ts';
import { rewardNews } from '@marquee/domain/earning/reward-news.ts';
import { shareOfCash } from '@marquee/domain/earning/share-of-cash.ts';
import { money, zero } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import { ownPurchaseSigns } from '@marquee/domain/widgets/own-purchase.ts';
import { widgetRewardStatus } from '@marquee/domain/widgets/reward-status.ts';
import type { Selectable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { payReward, takeBackReward } from '../../ledger/index.ts';
import { lostOfOrder } from '../../order-losses/index.ts';
import { gatherRewardNotice } from '../../reward-notices/index.ts';

type Reward = Selectable<DB['widget_reward']>;

interface Settlement {
  /** Written just now: whatever it is, is news. */
  isNew?: boolean;
  /** Stands in the ledger. */
  reason?: string;
  decision?: { status: 'paid' | 'refused'; decided_by: bigint; decided_at: Date; note: string | null };
}

/**
 * Brings what a partner has for an order to its share of the cash that is kept by now. A total, not an amount:
 * whoever calls it twice moves nothing the second time.
 */
export async function settleReward(
  tx: Context,
  orderId: bigint,
  { isNew = false, reason, decision }: Settlement = {},
): Promise<void> {
  const reward = await lockReward(tx, orderId);
  if (!reward) return;
  const cash = { kept: money(reward.cash), lost: await lostOfOrder(tx, orderId) };
  const due = shareOfCash(cash, ppm(reward.reward_ppm));
  const signs = ownPurchaseSigns.filter((sign) => reward.signs.includes(sign));
  const status = widgetRewardStatus({ due, signs, decision: decision?.status ?? decisionOf(reward) });
  const paid = reward.status === 'paid' ? money(reward.amount) : zero;
  const payable = status === 'paid' ? due : zero;
  const move = rewardMove({ paid, uncovered: money(reward.uncovered) }, payable);
  const moved = move ? { uncovered: await post(tx, reward, move, reason), turn: reward.turn + 1 } : {};
  await tx.db
    .updateTable('widget_reward')
    .set({ ...decision, ...moved, status, amount: status === 'refused' ? zero : due })
    .where('panel_id', '=', tx.panel.id)
    .where('order_id', '=', orderId)
    .execute();
  // Nobody expects to earn on what they bought by themselves.
  if (signs.includes('same_account')) return;
  const before = isNew ? undefined : { state: newsStates[reward.status], paid };
  const news = rewardNews(before, { state: newsStates[status], paid: payable }, due);
  if (news) await gatherRewardNotice(tx, { accountId: reward.account_id, program: 'widget', ...news });
}

const newsStates = { paid: 'paid', held: 'held', refused: 'refused', reversed: 'paid' } as const;

export function lockReward(tx: Context, orderId: bigint): Promise<Reward | undefined> {
  return tx.db
    .selectFrom('widget_reward')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('order_id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

function decisionOf({ status, decided_by }: Reward): 'paid' | 'refused' | undefined {
  if (status === 'refused') return 'refused';
  return decided_by === null ? undefined : 'paid';
}

/** Answers what is then uncovered by earnings. */
async function post(
  tx: Context,
  { order_id: orderId, account_id, turn, uncovered }: Reward,
  move: RewardMove,
  reason: string | undefined,
): Promise<bigint> {
  const posting = {
    cause: 'widget_reward',
    customerId: account_id,
    ref: { type: 'order', id: orderId },
    key: turn === 0 ? `widget:${orderId}` : `widget:${orderId}:${turn}`,
    reason,
  } as const;
  if (move.kind === 'take')
    return uncovered + (await takeBackReward(tx, { ...posting, amount: move.amount })).uncovered;
  await payReward(tx, { ...posting, ...move });
  return uncovered - move.toBalance;
}
