import type { Context } from '../../platform/context.ts';
import type { GuestOrdersTaken } from '../accounts/index.ts';

/** Cashback of checkouts that change hands goes to their new owner. */
export async function moveRedemptions(
  tx: Context,
  { guestId, ownerId, groupIds }: GuestOrdersTaken,
): Promise<void> {
  await tx.db
    .updateTable('coupon_redemption')
    .set({ account_id: ownerId, guest_account_id: guestId })
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', guestId)
    .where('use_type', '=', 'order_group')
    .where('use_id', 'in', groupIds)
    .execute();
}
