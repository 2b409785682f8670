import type { NewWebhookView } from '@marquee/contract/api/webhooks.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { inPerson } from '../../platform/signed-in.ts';
import { lockProvenAccount } from '../accounts/index.ts';
import { ownWebhook } from './webhook.ts';
import { newSecret } from './webhook-secret.ts';
import { webhookView } from './webhook-view.ts';

const day = 24 * 60 * 60 * 1000;

/** The former secret signs too for one day, so that receivers have time to switch. */
export async function renewSecret(ctx: Context, id: bigint): Promise<NewWebhookView> {
  inPerson(ctx);
  await ownWebhook(ctx, id);
  const { secret, stored } = newSecret(ctx.keys);
  return inTransaction(ctx, async (tx) => {
    await lockProvenAccount(tx);
    const now = tx.clock.now();
    const row = await tx.db
      .updateTable('webhook')
      .set(({ ref }) => ({
        ...stored,
        former_secret: ref('sealed_secret'),
        former_until: new Date(now.getTime() + day),
        updated_at: now,
      }))
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(tx, { action: 'webhooks.renew-secret', subjectType: 'webhook', subjectId: id });
    return { ...webhookView(row, now), secret };
  });
}
