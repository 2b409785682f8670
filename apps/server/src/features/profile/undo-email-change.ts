import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import {
  accountsByEmail,
  findAccount,
  findOneTimeCode,
  issueOneTimeCode,
  proveEmail,
  releaseEmail,
  voidOneTimeCodes,
} from '../accounts/index.ts';
import { countCodeAttempt, refuseExpired } from './mailed-code.ts';
import { sendProfileMail, validHours } from './profile-mail.ts';

/**
 * For a change the owner did not make: restores the former address and voids the password, the sessions and
 * what was made around the change. The owner then sets a new password by mail. Where another account has proven
 * the address since, it keeps it: the change is void all the same, and the link waits for another address.
 */
export async function undoEmailChange(
  ctx: Context,
  incoming: Incoming,
  token: string,
): Promise<{ is_restored: boolean }> {
  await countCodeAttempt(incoming);
  const { accountId, email } = await findUndo(ctx, token);
  return inTransaction(ctx, async (tx) => {
    const isRestored = !(await isAnothers(tx, { accountId, email }));
    const undone = isRestored
      ? await proveEmail(tx, { accountId, code: token, reason: 'undo', holdsAccount: false })
      : await releaseEmail(tx, { accountId, code: token });
    if (!undone) refuseExpired();
    await recordAudit(tx, {
      action: 'profile.undo-email-change',
      subjectType: 'account',
      subjectId: accountId,
      after: { is_restored: isRestored },
    });
    return { is_restored: isRestored };
  });
}

const elsewhere = 'another-address';

/**
 * Mails the right to undo to another address, because the former one is another account's. The answer does not
 * tell whether that address is taken, too.
 */
export async function mailUndoElsewhere(
  ctx: Context,
  incoming: Incoming,
  { token, email }: { token: string; email: string },
): Promise<void> {
  await countCodeAttempt(incoming);
  const { account, accountId, email: former, changedAt } = await findUndo(ctx, token);
  if (!(await isAnothers(ctx, { accountId, email: former }))) refuse('wrong_state');
  const { owner } = await accountsByEmail(ctx, email);
  const { origin } = incoming;
  await inTransaction(ctx, async (tx) => {
    // Only the last one named counts: the one before may have been mistyped.
    await voidOneTimeCodes(tx, { accountId, purpose: 'undo-email-change', reason: elsewhere });
    const code = await issueOneTimeCode(tx, {
      purpose: 'undo-email-change',
      accountId,
      email,
      seconds: validHours('undo-elsewhere') * 3600,
      reason: elsewhere,
      createdAt: changedAt,
    });
    await sendProfileMail(
      tx,
      owner
        ? { template: 'email-taken', account: owner, to: email, origin }
        : { template: 'undo-elsewhere', account, to: email, origin, code },
    );
  });
}

async function findUndo(ctx: Context, token: string) {
  const code = await findOneTimeCode(ctx, { code: token, purpose: 'undo-email-change' });
  const account = code && (await findAccount(ctx, code.account_id));
  if (!code?.email || !account) return refuseExpired();
  return { account, accountId: account.id, email: code.email, changedAt: code.created_at };
}

async function isAnothers(
  ctx: Context,
  { accountId, email }: { accountId: bigint; email: string },
): Promise<boolean> {
  const { owner } = await accountsByEmail(ctx, email);
  return owner !== undefined && owner.id !== accountId;
}
