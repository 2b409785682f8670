import { isWebhookGivenUp, testEvent, webhookRetryDelay } from '@marquee/domain/webhooks/webhook.ts';

import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { notify } from '../../notifications/index.ts';
import type { Delivery, Webhook } from '../webhook.ts';
import type { CallOutcome } from './call-webhook.ts';

/** Records the outcome of a call: done, to be retried, or given up. Undefined when the delivery is gone. */
export async function recordCall(
  ctx: Context,
  webhook: Webhook,
  delivery: Delivery,
  outcome: CallOutcome,
): Promise<Delivery | undefined> {
  return inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const attempts = delivery.attempts + 1;
    const isTest = delivery.event === testEvent;
    const delay = isTest ? undefined : webhookRetryDelay(attempts);
    const recorded = await tx.db
      .updateTable('webhook_delivery')
      .set({
        attempts,
        state: outcome.isTaken ? 'delivered' : delay === undefined ? 'failed' : 'waiting',
        next_at: new Date(now.getTime() + (delay ?? 0) * 1000),
        answer_status: outcome.status,
        answer: outcome.answer,
        failure: outcome.failure,
        took_ms: outcome.tookMs,
        tried_at: now,
        ...(outcome.isTaken ? { delivered_at: now } : {}),
      })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', delivery.id)
      .returningAll()
      .executeTakeFirst();
    if (outcome.isTaken) await noteSuccess(tx, webhook);
    else if (!isTest) await noteFailure(tx, webhook);
    return recorded;
  });
}

async function noteSuccess({ db, panel }: Context, { id }: Webhook): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ failures: 0, failing_since: null })
    .where('panel_id', '=', panel.id)
    .where('id', '=', id)
    .where('failures', '>', 0)
    .execute();
}

async function noteFailure(tx: Context, { id }: Webhook): Promise<void> {
  const now = tx.clock.now();
  const failing = await tx.db
    .updateTable('webhook')
    .set({ failures: sql`failures + 1`, failing_since: sql`coalesce(failing_since, ${now})` })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', id)
    .where('off_since', 'is', null)
    .returning(['account_id', 'url', 'failures', 'failing_since'])
    .executeTakeFirst();
  if (!failing || !isWebhookGivenUp({ failures: failing.failures, failingSince: failing.failing_since }, now))
    return;
  await tx.db
    .updateTable('webhook')
    .set({ off_since: now, off_reason: 'failures', updated_at: now })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', id)
    .execute();
  await giveUpWaiting(tx, id);
  await notify(tx, failing.account_id, { kind: 'webhook-off', url: failing.url });
}

/** Pending deliveries stay in the log and can be resent by hand. */
export async function giveUpWaiting({ db, panel }: Context, webhookId: bigint): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'failed', failure: 'switched_off' })
    .where('panel_id', '=', panel.id)
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .execute();
}
