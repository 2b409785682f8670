import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import {
  accountClosed,
  type DataKinds,
  type EmailProof,
  emailProven,
  personalDataRequested,
} from '../accounts/index.ts';

/** Emptied instead of deleted, because existing orders reference their widget. */
function closed({ clock }: Context) {
  const now = clock.now();
  return { is_enabled: false, name: '—', allowed_origins: [], deleted_at: now, updated_at: now };
}

async function closeWidgets(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await tx.db
    .updateTable('order_widget')
    .set(closed(tx))
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

/** The token is public on the partner's site, so a new one takes the widget out of use there. */
async function voidWidgets(tx: Context, { accountId, madeSince }: EmailProof): Promise<void> {
  if (!madeSince) return;
  await tx.db
    .updateTable('order_widget')
    .set({
      ...closed(tx),
      api_token: randomUUID().replaceAll('-', ''),
    })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('updated_at', '>=', madeSince)
    .execute();
}

async function addWidgetData(
  { db, panel }: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('order-widgets', async function* () {
    const rows = await db
      .selectFrom('order_widget')
      .select(['id', 'name', 'allowed_origins', 'created_at'])
      .where('panel_id', '=', panel.id)
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute();
    for (const { id, name, allowed_origins, created_at } of rows)
      yield { id: Number(id), name, sites: allowed_origins.join(' '), created_at: created_at.toISOString() };
  });
}

export const personalDataListeners: readonly Listener[] = [
  on(personalDataRequested, addWidgetData),
  on(accountClosed, closeWidgets),
  on(emailProven, voidWidgets),
];
