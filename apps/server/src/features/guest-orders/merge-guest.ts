import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { type Account, findAccount, isGuestAccount } from '../accounts/index.ts';
import { takeOverFrom } from './take-over-guest-orders.ts';

interface Merge {
  ownerId: bigint;
  guestId: bigint;
  reason: string | undefined;
}

/**
 * Staff take a guest's orders over for a customer who has proven an address. Where the guest typed another one,
 * only the reason says why the orders are theirs. Refuses where there is nothing paid, or all of it is being checked.
 */
export function mergeGuest(ctx: Context, { ownerId, guestId, reason }: Merge): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const [owner, guest] = [await findAccount(tx, ownerId), await findAccount(tx, guestId)];
    if (!owner || owner.closed_at) return refuse('not_found');
    if (!guest) return refuse('invalid_input', { fields: [{ field: 'guest_id', code: 'invalid' }] });
    if (owner.email === null) return refuse('email_not_proven');
    const guestEmail = mergeableEmail(guest);
    if (guestEmail !== owner.email && reason === undefined)
      refuse('invalid_input', { fields: [{ field: 'reason', code: 'required' }] });
    const orders = await takeOverFrom(tx, { email: guestEmail, ownerId, onlyGuestId: guestId });
    if (orders === 0) refuse('wrong_state');
    await recordAudit(tx, {
      action: 'guest-orders.merge',
      subjectType: 'account',
      subjectId: ownerId,
      after: { guest: guestId, orders },
      ...(reason === undefined ? {} : { reason }),
    });
    return orders;
  });
}

function mergeableEmail(guest: Account): string {
  const { claimed_email } = guest;
  return isGuestAccount(guest) && claimed_email !== null ? claimed_email : refuse('wrong_state');
}
