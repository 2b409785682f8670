import { type ProofReason, voidedByProof } from '@marquee/domain/access/email-proof.ts';
import type { Context } from '../../platform/context.ts';
import type { Account } from './account.ts';
import { emailProven } from './account-events.ts';
import { takeEmail } from './claim-email.ts';
import { voidCodesOnProof } from './one-time-code.ts';
import { nameFromEmail } from './open-account.ts';
import { setPassword } from './password.ts';

interface Proof {
  accountId: bigint;
  /** The address that the mailed code was sent to. */
  email: string;
  reason: ProofReason;
  /** The prover is signed in to the account or has given its password. */
  holdsAccount: boolean;
  /** The prover's own session, which stays open. */
  keptSession?: string | undefined;
  /** For `undo`: when the address was changed. */
  changedAt?: Date;
}

/**
 * The only way for an address to become an account's own. In the same transaction, listeners void what
 * somebody else may have made on the account. False when the account no longer claims the address or
 * another account owns it.
 */
export async function proveEmail(tx: Context, proof: Proof): Promise<boolean> {
  const { accountId, email, reason, holdsAccount, keptSession } = proof;
  const account = await lockAccount(tx, accountId);
  if (!account || account.closed_at) return false;
  if (!mayProve(account, proof)) return false;
  if (account.email !== email && !(await takeEmail(tx, { accountId, email }))) return false;
  const isFirst = account.email === null;
  const { madeSince, madeByStranger } = voidedByProof({ ...proof, isFirst });
  await voidCodesOnProof(tx, { accountId, isUndo: reason === 'undo' });
  if (madeByStranger) await forgetStranger(tx, accountId, email);
  if (madeByStranger || reason === 'undo') await setPassword(tx, { accountId, passwordHash: null });
  await tx.events.emit(tx, emailProven, { accountId, madeSince, madeByStranger, holdsAccount, keptSession });
  return true;
}

/** A link to an address the account has left since proves nothing about the account. */
function mayProve(account: Account, { email, reason }: Proof): boolean {
  if (reason === 'change' || reason === 'undo') return true;
  return account.email === null ? account.claimed_email === email : account.email === email;
}

/** Whoever makes a key or proves an address at the same moment waits: one of them sees the other's result. */
function lockAccount(tx: Context, accountId: bigint): Promise<Account | undefined> {
  return tx.db
    .selectFrom('account')
    .selectAll()
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** What the stranger wrote about themselves; the referral too, since it would earn from the owner's orders. */
async function forgetStranger(tx: Context, accountId: bigint, email: string): Promise<void> {
  await tx.db
    .updateTable('account')
    .set({
      name: nameFromEmail(email),
      account_type: 'individual',
      company_name: null,
      company_address: null,
      company_site: null,
      vat: null,
      messengers: '[]',
      marketing: '{}',
      referred_by: null,
      yandex_metrika_client_id: null,
      google_analytics4_client_id: null,
      time_zone: 'UTC',
      updated_at: tx.clock.now(),
    })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', accountId)
    .execute();
}
