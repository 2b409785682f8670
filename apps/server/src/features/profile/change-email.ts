import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import {
  type Account,
  accountsByEmail,
  findAccount,
  issueOneTimeCode,
  redeemOneTimeCode,
  setPassword,
  takeEmail,
  voidOneTimeCodes,
} from '../accounts/index.ts';
import { revokeToken } from '../api-tokens/index.ts';
import { proveOwner } from '../second-factor/index.ts';
import { sendProfileMail, validHours } from './profile-mail.ts';

interface EmailChange {
  email: string;
  current_password?: string | undefined;
}

/** Nothing changes until the link in the mail is opened. Only the mailbox's owner learns whether the address is taken. */
export async function requestEmailChange(
  ctx: Context,
  incoming: Incoming,
  { email, current_password }: EmailChange,
): Promise<void> {
  const account = await proveOwner(ctx, incoming, current_password);
  if (email === account.email) refuse('invalid_input', { fields: [{ field: 'email', code: 'invalid' }] });
  const { owner } = await accountsByEmail(ctx, email);
  const { origin } = incoming;
  await inTransaction(ctx, async (tx) => {
    await voidOneTimeCodes(tx, { accountId: account.id, purpose: 'change-email' });
    const code = await issueOneTimeCode(tx, {
      purpose: 'change-email',
      accountId: account.id,
      email,
      seconds: validHours('confirm-new-email') * 3600,
    });
    await sendProfileMail(
      tx,
      owner
        ? { template: 'email-taken', account: owner, to: email, origin }
        : { template: 'confirm-new-email', account, to: email, origin, code },
    );
  });
}

/** Completes the change from the link in the new mailbox; the old address gets a week to undo it. */
export async function confirmEmailChange(ctx: Context, incoming: Incoming, token: string): Promise<void> {
  await countCodeAttempt(incoming);
  await inTransaction(ctx, async (tx) => {
    const code = await redeemOneTimeCode(tx, { code: token, purposes: ['change-email'] });
    const account = code && (await findAccount(tx, code.account_id));
    const moved = code?.email && (await takeEmail(tx, { accountId: code.account_id, email: code.email }));
    if (!account || !code?.email || !moved)
      return refuse('invalid_input', { fields: [{ field: 'token', code: 'code_expired' }] });
    // Links mailed to the old address must stop working.
    for (const purpose of ['verify-email', 'password-reset'] as const)
      await voidOneTimeCodes(tx, { accountId: account.id, purpose });
    if (account.email) await notifyFormerAddress(tx, account, account.email, code.email, incoming.origin);
  });
}

async function notifyFormerAddress(
  tx: Context,
  account: Account,
  former: string,
  email: string,
  origin: string,
): Promise<void> {
  const code = await issueOneTimeCode(tx, {
    purpose: 'undo-email-change',
    accountId: account.id,
    email: former,
    seconds: validHours('email-changed') * 3600,
  });
  await sendProfileMail(tx, { template: 'email-changed', account, to: former, address: email, origin, code });
}

/**
 * For a change the owner did not make: restores the former address and revokes the password, API token
 * and pending codes. The owner then sets a new password by mail.
 */
export async function undoEmailChange(ctx: Context, incoming: Incoming, token: string): Promise<void> {
  await countCodeAttempt(incoming);
  await inTransaction(ctx, async (tx) => {
    const code = await redeemOneTimeCode(tx, { code: token, purposes: ['undo-email-change'] });
    const accountId = code?.account_id;
    const restored = code?.email && (await takeEmail(tx, { accountId: code.account_id, email: code.email }));
    if (!accountId || !restored)
      return refuse('invalid_input', { fields: [{ field: 'token', code: 'code_expired' }] });
    await setPassword(tx, { accountId, passwordHash: null });
    await revokeToken(tx, accountId);
    for (const purpose of ['change-email', 'undo-email-change', 'password-reset'] as const)
      await voidOneTimeCodes(tx, { accountId, purpose });
    await recordAudit(tx, {
      action: 'profile.undo-email-change',
      subjectType: 'account',
      subjectId: accountId,
    });
  });
}

/** Codes of 256 bits cannot be guessed, but attempts are limited anyway. */
async function countCodeAttempt(incoming: Incoming): Promise<void> {
  await incoming.consume('mailed-code', incoming.subnet, { points: 60, seconds: 3600, failClosed: true });
}
