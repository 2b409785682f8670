import type { Context } from '../../platform/context.ts';
import type { DataKinds, EmailProof } from '../accounts/index.ts';

/** A webhook would go on sending the owner's orders to whoever made or redirected it. */
export async function deleteWebhooksOnProof(
  { db, panel }: Context,
  { accountId, madeSince }: EmailProof,
): Promise<void> {
  if (!madeSince) return;
  await db
    .deleteFrom('webhook')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .where('updated_at', '>=', madeSince)
    .execute();
}

/** Deliveries are deleted too, as they contain the account's orders. */
export async function forgetWebhooks(
  { db, panel }: Context,
  { accountId }: { accountId: bigint },
): Promise<void> {
  await db
    .deleteFrom('webhook')
    .where('panel_id', '=', panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

export async function addWebhookData(
  { db, panel }: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('webhooks', async function* () {
    const rows = await db
      .selectFrom('webhook')
      .select(['id', 'url', 'events', 'created_at'])
      .where('panel_id', '=', panel.id)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    for (const { id, url, events, created_at } of rows)
      yield { id: Number(id), url, events: events.join(' '), created_at: created_at.toISOString() };
  });
}
