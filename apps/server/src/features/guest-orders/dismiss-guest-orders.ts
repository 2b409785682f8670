import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { dismissGuestAccounts, findAccount, lockGuestAccounts } from '../accounts/index.ts';

/** They are not the caller's: they run on as somebody else's, and the address hears no more of them. */
export async function dismissGuestOrders(ctx: Context, ownerId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const email = (await findAccount(tx, ownerId))?.email;
    if (!email) return;
    await lockGuestAccounts(tx, email);
    for (const guestId of await dismissGuestAccounts(tx, email))
      await recordAudit(tx, {
        action: 'guest-orders.dismiss',
        subjectType: 'account',
        subjectId: guestId,
        after: { owner: String(ownerId) },
      });
  });
}
