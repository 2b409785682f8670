import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { inPerson } from '../../platform/in-person.ts';
import { ownWebhook } from './webhook.ts';

export async function deleteWebhook(ctx: Context, id: bigint): Promise<void> {
  inPerson(ctx);
  const { url } = await ownWebhook(ctx, id);
  await inTransaction(ctx, async (tx) => {
    await tx.db.deleteFrom('webhook').where('panel_id', '=', tx.panel.id).where('id', '=', id).execute();
    await recordAudit(tx, {
      action: 'webhooks.delete',
      subjectType: 'webhook',
      subjectId: id,
      before: { url },
    });
  });
}
