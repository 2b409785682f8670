import type { Money } from '@marquee/domain/money/money.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { notify } from '../../notifications/index.ts';
import { stopHandoverJob } from '../handover/stop-handover.job.ts';
import { lockedSubscription, type Subscription, type WaitingReason } from '../subscription.ts';

/** Resumes after a top-up or with another way to pay; the owner is notified once of each reason. */
export async function waitForMoney(
  ctx: Context,
  { id }: Pick<Subscription, 'id'>,
  needed: Money,
  reason: WaitingReason,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const subscription = await lockedSubscription(tx, id);
    if (!subscription) return;
    const now = tx.clock.now();
    await tx.db
      .updateTable('subscription')
      .set({
        waiting_since: subscription.waiting_since ?? now,
        needed,
        waiting_reason: reason,
        updated_at: now,
      })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', id)
      .execute();
    const about = { subscriptionId: id, name: subscription.name, needed, reason };
    if (subscription.waiting_since === null && subscription.watched_by === 'provider')
      await tx.jobs.send(stopHandoverJob, { panelId: tx.panel.id, subscriptionId: id });
    if (subscription.waiting_since === null || subscription.waiting_reason !== reason)
      await notify(tx, subscription.account_id, { kind: 'subscription-waiting', ...about });
  });
}

/** Makes subscriptions that wait for money due now. */
export async function wakeSubscriptions(ctx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db
    .updateTable('subscription')
    .set({ next_look_at: now })
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'in_processing')
    .where('waiting_since', 'is not', null)
    .where('next_look_at', '>', now)
    .execute();
}
