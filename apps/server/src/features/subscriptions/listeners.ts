import type { Context } from '../../platform/context.ts';
import { type Listener, on, onAll } from '../../platform/events/events.ts';
import {
  accountClosed,
  accountClosing,
  type EmailProof,
  emailProven,
  personalDataRequested,
} from '../accounts/index.ts';
import { invoiceSettled } from '../invoices/index.ts';
import { cardLinked } from '../linked-cards/index.ts';
import { endSubscription } from './end-subscription.ts';
import { addSubscriptionData, forgetSubscriptions, refuseClosing } from './personal-data.ts';
import { wakeSubscriptionsJob } from './watching/wake-subscriptions.job.ts';

async function wakeWaiting(tx: Context, paid: readonly { accountId: bigint }[]): Promise<void> {
  const waiting = await tx.db
    .selectFrom('subscription')
    .select('account_id')
    .distinct()
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', 'in', [...new Set(paid.map(({ accountId }) => accountId))])
    .where('status', '=', 'in_processing')
    .where('waiting_since', 'is not', null)
    .execute();
  await tx.jobs.sendAll(
    wakeSubscriptionsJob,
    waiting.map(({ account_id: accountId }) => ({ panelId: tx.panel.id, accountId })),
  );
}

/** A card that was linked for a subscription pays it from now on. */
async function payWithCard(
  tx: Context,
  { cardId, accountId, subscriptionId }: { cardId: bigint; accountId: bigint; subscriptionId: bigint | null },
): Promise<void> {
  if (subscriptionId === null) return;
  const now = tx.clock.now();
  await tx.db
    .updateTable('subscription')
    .set({ card_id: cardId, next_look_at: now, updated_at: now })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('id', '=', subscriptionId)
    // The provider delivers before a card could be charged.
    .where('watched_by', '<>', 'provider')
    .where('status', '=', 'in_processing')
    .execute();
}

/** They would go on spending the owner's money; nobody else's texts are mailed to the owner either. */
async function endOnProof(tx: Context, proof: EmailProof): Promise<void> {
  const { accountId, madeSince, holdsAccount, madeByStranger } = proof;
  if (!madeSince || holdsAccount) return;
  if (madeByStranger) await forgetSubscriptions(tx, proof);
  const running = await tx.db
    .selectFrom('subscription')
    .select('id')
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'in_processing')
    .where('created_at', '>=', madeSince)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  for (const { id } of running) await endSubscription(tx, { id }, 'canceled');
}

export const listeners: readonly Listener[] = [
  onAll(invoiceSettled, wakeWaiting),
  on(cardLinked, payWithCard),
  on(accountClosing, refuseClosing),
  on(personalDataRequested, addSubscriptionData),
  on(accountClosed, forgetSubscriptions),
  on(emailProven, endOnProof),
];
