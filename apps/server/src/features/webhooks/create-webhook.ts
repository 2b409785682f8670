import type { createWebhook as endpoint, NewWebhookView } from '@marquee/contract/api/webhooks.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { maxWebhooks } from '@marquee/domain/webhooks/webhook.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { inPerson } from '../../platform/signed-in.ts';
import { lockProvenAccount } from '../accounts/index.ts';
import { readWebhookAddress } from './webhook.ts';
import { newSecret } from './webhook-secret.ts';
import { webhookView } from './webhook-view.ts';

/** The secret is returned here and never again. */
export async function createWebhook(
  ctx: Context,
  { url, events }: Input<typeof endpoint>['body'],
): Promise<NewWebhookView> {
  const { accountId } = inPerson(ctx);
  const address = readWebhookAddress(url);
  const { secret, stored } = newSecret(ctx.keys);
  return inTransaction(ctx, async (tx) => {
    await lockProvenAccount(tx);
    await refuseTooMany(tx, accountId);
    const now = tx.clock.now();
    const row = await tx.db
      .insertInto('webhook')
      .values({
        panel_id: tx.panel.id,
        account_id: accountId,
        url: address,
        events: [...new Set(events)],
        ...stored,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordAudit(tx, {
      action: 'webhooks.create',
      subjectType: 'webhook',
      subjectId: row.id,
      after: { url: address, events },
    });
    return { ...webhookView(row, now), secret };
  });
}

/** The account is locked, so that two concurrent calls count each other. */
async function refuseTooMany(tx: Context, accountId: bigint): Promise<void> {
  const { count } = await tx.db
    .selectFrom('webhook')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (count >= BigInt(maxWebhooks)) refuse('wrong_state');
}
