import type { SubscriptionEnd } from '@marquee/domain/subscriptions/subscription.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { notify } from '../notifications/index.ts';
import { stopHandoverJob } from './handover/stop-handover.job.ts';
import { findSubscription, lockedSubscription, ownSubscription, type Subscription } from './subscription.ts';

/** False when it had already ended. Publications found but not ordered for stay that way. */
export async function endSubscription(
  tx: Context,
  { id }: Pick<Subscription, 'id'>,
  why: SubscriptionEnd,
): Promise<boolean> {
  const now = tx.clock.now();
  const ended = await tx.db
    .updateTable('subscription')
    .set({
      status: why === 'limit-reached' || why === 'expired' ? 'completed' : 'canceled',
      end_reason: why,
      ended_at: now,
      updated_at: now,
      waiting_since: null,
      needed: null,
      waiting_reason: null,
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', id)
    .where('status', '=', 'in_processing')
    .returning(['account_id', 'name', 'watched_by'])
    .executeTakeFirst();
  if (!ended) return false;
  await tx.db
    .updateTable('subscription_publication')
    .set({ state: 'skipped' })
    .where('panel_id', '=', tx.panel.id)
    .where('subscription_id', '=', id)
    .where('state', '=', 'found')
    .execute();
  if (ended.watched_by === 'provider')
    await tx.jobs.send(stopHandoverJob, { panelId: tx.panel.id, subscriptionId: id });
  // An owner who chose the last day needs no notice of it.
  if (why !== 'expired')
    await notify(tx, ended.account_id, {
      kind: 'subscription-ended',
      subscriptionId: id,
      name: ended.name,
      why,
    });
  return true;
}

/** Nothing more is ordered; existing orders go on and can be canceled one by one. */
export async function cancelSubscription(ctx: Context, id: bigint): Promise<void> {
  await ownSubscription(ctx, id);
  await inTransaction(ctx, async (tx) => {
    const subscription = await lockedSubscription(tx, id);
    if (!subscription || !(await endSubscription(tx, subscription, 'canceled'))) refuse('wrong_state');
  });
}

/** The same by staff. */
export async function cancelSubscriptionByStaff(ctx: Context, id: bigint, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await findSubscription(tx, id))) return refuse('not_found');
    const subscription = await lockedSubscription(tx, id);
    if (!subscription || !(await endSubscription(tx, subscription, 'canceled'))) return refuse('wrong_state');
    await recordAudit(tx, {
      action: 'subscription.cancel',
      subjectType: 'subscription',
      subjectId: id,
      before: { status: subscription.status },
      after: { status: 'canceled' },
      reason,
    });
  });
}
