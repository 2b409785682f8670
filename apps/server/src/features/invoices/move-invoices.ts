import type { Context } from '../../platform/context.ts';
import type { GuestOrdersTaken } from '../accounts/index.ts';

/** The payments of checkouts that change hands. The ledger's entries stay with the guest's account. */
export async function moveInvoices(
  tx: Context,
  { guestId, ownerId, groupIds }: GuestOrdersTaken,
): Promise<void> {
  await tx.db
    .updateTable('invoice')
    .set({ account_id: ownerId, guest_account_id: guestId })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', guestId)
    .where('purpose', '=', 'orders')
    .where('purpose_id', 'in', groupIds)
    .execute();
}
