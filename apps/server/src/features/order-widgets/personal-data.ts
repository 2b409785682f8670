import { randomUUID } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, type EmailProof, emailProven } from '../accounts/index.ts';

/** Disabled instead of deleted, because existing orders reference their widget. */
async function closeWidgets(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await tx.db
    .updateTable('order_widget')
    .set({ is_enabled: false, name: '—', updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

/** The token is public on the partner's site, so a new one takes the widget out of use there. */
async function voidWidgets(tx: Context, { accountId, madeSince }: EmailProof): Promise<void> {
  if (!madeSince) return;
  await tx.db
    .updateTable('order_widget')
    .set({ is_enabled: false, api_token: randomUUID().replaceAll('-', ''), updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .where('updated_at', '>=', madeSince)
    .execute();
}

export const personalDataListeners: readonly Listener[] = [
  on(accountClosed, closeWidgets),
  on(emailProven, voidWidgets),
];
