import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findAccount, guestOrdersTaken, lockGuestAccounts } from '../accounts/index.ts';
import { passOnWallets } from '../ledger/index.ts';
import { type GuestGroup, loadGuestGroups, lockGuestGroups } from './guest-groups.data.ts';

/**
 * Moves what was paid as a guest with the caller's proven address, and what is left of the money, into their
 * account. What is being checked stays where it is. Returns how many orders moved: a repeat finds none.
 */
export function takeOverGuestOrders(ctx: Context, ownerId: bigint): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const email = (await findAccount(tx, ownerId))?.email;
    if (!email) return 0;
    return takeOverFrom(tx, { email, ownerId });
  });
}

/** What guests with this address, or just one of them, have paid for goes to the owner. */
export async function takeOverFrom(
  tx: Context,
  { email, ownerId, onlyGuestId }: { email: string; ownerId: bigint; onlyGuestId?: bigint },
): Promise<number> {
  await lockGuestAccounts(tx, email);
  const offered = groupByGuest(await loadGuestGroups(tx, email));
  let moved = 0n;
  for (const [guestId, groupIds] of offered) {
    if (onlyGuestId !== undefined && guestId !== onlyGuestId) continue;
    await lockGuestGroups(tx, { guestId, groupIds });
    // A dispute may have come in before the lock.
    const groups = (await loadGuestGroups(tx, email)).filter(
      ({ group_id, is_clean }) => is_clean && groupIds.includes(group_id),
    );
    moved += await takeOver(tx, { guestId, ownerId, groups });
  }
  return Number(moved);
}

function groupByGuest(groups: readonly GuestGroup[]): Map<bigint, bigint[]> {
  const clean = groups.filter(({ is_clean }) => is_clean);
  const byGuest = Map.groupBy(clean, ({ guest_id }) => guest_id);
  return new Map([...byGuest].map(([guestId, rows]) => [guestId, rows.map(({ group_id }) => group_id)]));
}

async function takeOver(
  tx: Context,
  { guestId, ownerId, groups }: { guestId: bigint; ownerId: bigint; groups: readonly GuestGroup[] },
): Promise<bigint> {
  if (groups.length === 0 || !(await passOnWallets(tx, { fromId: guestId, toId: ownerId }))) return 0n;
  const groupIds = groups.map(({ group_id }) => group_id);
  await tx.events.emit(tx, guestOrdersTaken, { guestId, ownerId, groupIds });
  await recordAudit(tx, {
    action: 'guest-orders.take-over',
    subjectType: 'account',
    subjectId: guestId,
    after: { owner: String(ownerId), groups: groupIds.map(String) },
  });
  return groups.reduce((sum, { orders }) => sum + orders, 0n);
}
