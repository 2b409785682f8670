import { voidedByProof } from '@marquee/domain/access/email-proof.ts';
import type { Context } from '../../platform/context.ts';
import { emailProven } from './account-events.ts';
import { lockAccount } from './lock-account.ts';
import { findOneTimeCode, voidCodesOnProof } from './one-time-code.ts';
import { setPassword } from './password.ts';

/**
 * Takes the account from whoever changed its address, where the former address belongs to another account by now
 * and cannot come back. The account is left without an address and without a way in, but for what its owner made
 * long before the change. The code stays valid, so that the owner can name another address. False for a used code.
 */
export async function releaseEmail(
  tx: Context,
  { accountId, code }: { accountId: bigint; code: string },
): Promise<boolean> {
  const account = await lockAccount(tx, accountId);
  const undo = await findOneTimeCode(tx, { code, purpose: 'undo-email-change' });
  if (!account || account.closed_at || undo?.account_id !== accountId) return false;
  const { madeSince, madeByStranger } = voidedByProof({
    reason: 'undo',
    isFirst: false,
    holdsAccount: false,
    changedAt: undo.created_at,
  });
  await tx.db
    .updateTable('account')
    .set({ email: null, claimed_email: null, email_verified_at: null, updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .execute();
  await voidCodesOnProof(tx, { accountId, undoneSince: undo.created_at, kept: undo });
  await setPassword(tx, { accountId, passwordHash: null });
  await tx.events.emit(tx, emailProven, {
    accountId,
    madeSince,
    madeByStranger,
    holdsAccount: false,
    keptSession: undefined,
  });
  return true;
}
