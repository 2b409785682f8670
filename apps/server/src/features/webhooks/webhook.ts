import type { WebhookView } from '@marquee/contract/api/webhooks.ts';
import { webhookAddress } from '@marquee/domain/webhooks/webhook.ts';
import type { Selectable } from 'kysely';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { inPerson, signedIn } from '../../platform/signed-in.ts';
import { webhookView } from './webhook-view.ts';

export type Webhook = Selectable<DB['webhook']>;
export type Delivery = Selectable<DB['webhook_delivery']>;

/** The caller's own; another account's is reported as not found. */
export async function ownWebhook(ctx: Context, id: bigint): Promise<Webhook> {
  const webhook = await ctx.db
    .selectFrom('webhook')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return webhook ?? refuse('not_found');
}

export function findWebhook({ db, panel }: Context, id: bigint): Promise<Webhook | undefined> {
  return db
    .selectFrom('webhook')
    .selectAll()
    .where('panel_id', '=', panel.id)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function ownDelivery(ctx: Context, id: bigint): Promise<Delivery> {
  const delivery = await ctx.db
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return delivery ?? refuse('not_found');
}

export async function listWebhooks(ctx: Context): Promise<WebhookView[]> {
  const rows = await ctx.db
    .selectFrom('webhook')
    .selectAll()
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', signedIn(ctx).accountId)
    .orderBy('id')
    .execute();
  const now = ctx.clock.now();
  return rows.map((row) => webhookView(row, now));
}

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

/** The normalized address. Whether it points into our internal network is checked at every call. */
export function readWebhookAddress(typed: string): string {
  const fields = [{ field: 'url', code: 'not_a_url' as const }];
  return webhookAddress(typed) ?? refuse('invalid_input', { fields });
}
