import { type ProofReason, voidedByProof } from '@marquee/domain/access/email-proof.ts';
import type { Context } from '../../platform/context.ts';
import { type Account, noDetails } from './account.ts';
import { emailProven } from './account-events.ts';
import { takeEmail } from './claim-email.ts';
import { nameFromEmail } from './guest-account.ts';
import { lockAccount } from './lock-account.ts';
import { type CodePurpose, type OneTimeCode, redeemOneTimeCode, voidCodesOnProof } from './one-time-code.ts';
import { setPassword } from './password.ts';

interface Proof {
  accountId: bigint;
  /** The mailed code. */
  code: string;
  reason: ProofReason;
  /** The prover is signed in to the account or has given its password. */
  holdsAccount: boolean;
  /** The prover's own session, which stays open. */
  keptSession?: string | undefined;
}

interface ProvenEmail {
  email: string;
  /** The account as it was before. */
  before: Account;
}

const purposes = {
  verification: 'verify-email',
  reset: 'password-reset',
  change: 'change-email',
  undo: 'undo-email-change',
} as const satisfies Record<ProofReason, CodePurpose>;

/**
 * The only way for an address to become an existing account's own; listeners void what somebody else may have
 * made. Undefined for a used code, an address claimed no more or owned by another account. The account is
 * locked before the code is used: two proofs at once would else wait for each other.
 */
export async function proveEmail(tx: Context, proof: Proof): Promise<ProvenEmail | undefined> {
  const { accountId, reason, holdsAccount, keptSession } = proof;
  const before = await lockAccount(tx, accountId);
  const code = await redeemOneTimeCode(tx, { code: proof.code, purposes: [purposes[reason]] });
  const email = code?.email;
  if (!before || before.closed_at || !email || !mayProve(before, code, reason)) return undefined;
  if (before.email !== email && !(await takeEmail(tx, { accountId, email }))) return undefined;
  const { madeSince, madeByStranger } = voidedByProof({
    reason,
    // Whose address was changed had proven one before.
    isFirst: before.email === null && reason !== 'undo',
    holdsAccount,
    changedAt: code.created_at,
  });
  await voidCodesOnProof(tx, { accountId, undoneSince: reason === 'undo' ? code.created_at : undefined });
  if (madeByStranger) await forgetStranger(tx, accountId, email);
  if (madeByStranger || reason === 'undo') await setPassword(tx, { accountId, passwordHash: null });
  await tx.events.emit(tx, emailProven, { accountId, madeSince, madeByStranger, holdsAccount, keptSession });
  return { email, before };
}

/**
 * A link to an address the account has left since proves nothing about the account. Of several accounts that
 * claim one address, the link of any proves the mailbox; all other links are for their account alone.
 */
function mayProve({ id, email, claimed_email }: Account, code: OneTimeCode, reason: ProofReason): boolean {
  if (reason !== 'verification' && code.account_id !== id) return false;
  if (reason === 'change' || reason === 'undo') return true;
  return (email ?? claimed_email) === code.email;
}

/** The referral too, since it would earn from the owner's orders. */
async function forgetStranger(tx: Context, accountId: bigint, email: string): Promise<void> {
  await tx.db
    .updateTable('account')
    .set({ ...noDetails, name: nameFromEmail(email), updated_at: tx.clock.now() })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .execute();
}
