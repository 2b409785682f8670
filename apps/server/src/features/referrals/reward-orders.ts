import { zero } from '@marquee/domain/money/money.ts';
import { applyPpm, fractionToPpm, type Ppm } from '@marquee/domain/money/ratio.ts';
import type { Context } from '../../platform/context.ts';
import { lockLosses } from '../order-losses/index.ts';
import type { EndedOrder } from '../orders/index.ts';
import { getSettings } from '../settings/index.ts';
import { decideState } from './hold-reasons.ts';
import { settleReward } from './settle-reward.ts';

/** Orders have ended: whoever brought their customers gets a share of the cash that was kept. */
export async function rewardOrders(tx: Context, ended: readonly EndedOrder[]): Promise<void> {
  const paid = ended.filter(({ paidFromCash }) => paidFromCash > zero);
  if (paid.length === 0) return;
  const percent = fractionToPpm((await getSettings(tx)).referral_program_percent);
  if (percent === 0) return;
  const referrers = await referrersOf(
    tx,
    paid.map(({ accountId }) => accountId),
  );
  // Referrer by referrer, so that two calls cannot wait for each other's wallets.
  const inTurn = paid
    .flatMap((order) => {
      const referrerId = referrers.get(order.accountId);
      return referrerId === undefined ? [] : { order, referrerId };
    })
    .toSorted((one, other) =>
      Number(
        one.referrerId - other.referrerId ||
          one.order.accountId - other.order.accountId ||
          one.order.orderId - other.order.orderId,
      ),
    );
  for (const { order, referrerId } of inTurn) {
    await lockLosses(tx, order.accountId);
    await rewardOrder(tx, { order, referrerId, percent });
  }
}

/** By referred account. Who has closed their account earns no more. */
async function referrersOf({ db, panel }: Context, accountIds: readonly bigint[]) {
  const rows = await db
    .selectFrom('account as referred')
    .innerJoin('account as referrer', (join) =>
      join
        .onRef('referrer.panel_id', '=', 'referred.panel_id')
        .onRef('referrer.id', '=', 'referred.referrer_id'),
    )
    .select(['referred.id as referredId', 'referrer.id as referrerId'])
    .where('referred.panel_id', '=', panel.id)
    .where('referred.id', 'in', [...new Set(accountIds)])
    .where('referrer.closed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ referredId, referrerId }) => [referredId, referrerId]));
}

interface RewardedOrder {
  order: Pick<EndedOrder, 'orderId' | 'accountId' | 'paidFromCash'>;
  referrerId: bigint;
  percent: Ppm;
}

/** One order of somebody whom the referrer has brought; once, however often it is told. */
export async function rewardOrder(tx: Context, { order, referrerId, percent }: RewardedOrder): Promise<void> {
  const { state, reasons } = await decideState(tx, { referrerId, referredId: order.accountId });
  const written = await tx.db
    .insertInto('referral_reward')
    .values({
      panel_id: tx.panel.id,
      order_id: order.orderId,
      referrer_id: referrerId,
      referred_id: order.accountId,
      percent_ppm: percent,
      cash_kept: order.paidFromCash,
      earned: applyPpm(order.paidFromCash, percent, 'down'),
      state,
      hold_reasons: reasons,
      created_at: tx.clock.now(),
    })
    .onConflict((conflict) => conflict.columns(['panel_id', 'order_id']).doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (written) await settleReward(tx, order.orderId, { isNew: true });
}
