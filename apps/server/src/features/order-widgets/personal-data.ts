import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed } from '../accounts/index.ts';

/** Disabled instead of deleted, because existing orders reference their widget. */
async function closeWidgets(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  await tx.db
    .updateTable('order_widget')
    .set({ is_enabled: false, name: '—', updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

export const personalDataListeners: readonly Listener[] = [on(accountClosed, closeWidgets)];
