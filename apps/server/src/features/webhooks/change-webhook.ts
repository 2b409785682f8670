import type { changeWebhook as endpoint, WebhookView } from '@marquee/contract/api/webhooks.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { inPerson } from '../../platform/signed-in.ts';
import { lockProvenAccount } from '../accounts/index.ts';
import { giveUpWaiting } from './delivery/record-call.ts';
import { ownWebhook, readWebhookAddress } from './webhook.ts';

import { webhookView } from './webhook-view.ts';

type Changes = Input<typeof endpoint>['body'];

export async function changeWebhook(ctx: Context, id: bigint, changes: Changes): Promise<WebhookView> {
  inPerson(ctx);
  const before = await ownWebhook(ctx, id);
  const url = changes.url === undefined ? before.url : readWebhookAddress(changes.url);
  const events = [...new Set(changes.events ?? before.events)];
  return inTransaction(ctx, async (tx) => {
    await lockProvenAccount(tx);
    const now = tx.clock.now();
    const row = await tx.db
      .updateTable('webhook')
      .set({ url, events, updated_at: now, ...switched(changes.is_on, before.off_since, now) })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (changes.is_on === false) await giveUpWaiting(tx, id);
    await recordAudit(tx, {
      action: 'webhooks.change',
      subjectType: 'webhook',
      subjectId: id,
      before: { url: before.url, events: before.events, isOn: before.off_since === null },
      after: { url, events, isOn: row.off_since === null },
    });
    return webhookView(row, now);
  });
}

/** Switching it on again resets its failures. */
function switched(isOn: boolean | undefined, offSince: Date | null, now: Date) {
  if (isOn === true) return { off_since: null, off_reason: null, failures: 0, failing_since: null };
  if (isOn === false && offSince === null) return { off_since: now, off_reason: 'owner' as const };
  return {};
}
