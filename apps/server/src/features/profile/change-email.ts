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
import { hoursOf, sendProfileMail } from './profile-mail.ts';

interface WantedEmail {
  email: string;
  current_password?: string | undefined;
}

/** Nothing changes until the mail to the new address is answered. Whether somebody has it, only its owner learns. */
export async function requestEmailChange(
  ctx: Context,
  incoming: Incoming,
  { email, current_password }: WantedEmail,
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
      seconds: hoursOf('confirm-new-email') * 3600,
    });
    await sendProfileMail(
      tx,
      owner
        ? { template: 'email-taken', account: owner, to: email, origin }
        : { template: 'confirm-new-email', account, to: email, origin, code },
    );
  });
}

/** Who reads the new mailbox opens the link; who read the old one gets a week to take it back. */
export async function confirmEmailChange(ctx: Context, incoming: Incoming, token: string): Promise<void> {
  await countCode(incoming);
  await inTransaction(ctx, async (tx) => {
    const code = await redeemOneTimeCode(tx, { code: token, purposes: ['change-email'] });
    const account = code && (await findAccount(tx, code.account_id));
    const moved = code?.email && (await takeEmail(tx, { accountId: code.account_id, email: code.email }));
    if (!account || !code?.email || !moved)
      return refuse('invalid_input', { fields: [{ field: 'token', code: 'code_expired' }] });
    // Links that were mailed to the old address must not open the account any more.
    for (const purpose of ['verify-email', 'password-reset'] as const)
      await voidOneTimeCodes(tx, { accountId: account.id, purpose });
    if (account.email) await tellFormer(tx, account, account.email, code.email, incoming.origin);
  });
}

async function tellFormer(
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
    seconds: hoursOf('email-changed') * 3600,
  });
  await sendProfileMail(tx, { template: 'email-changed', account, to: former, address: email, origin, code });
}

/**
 * The change was somebody else's: the former address comes back, and all that the other one may know
 * is void. Its owner then sets a new password by mail.
 */
export async function undoEmailChange(ctx: Context, incoming: Incoming, token: string): Promise<void> {
  await countCode(incoming);
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

/** Codes of 256 bits are not guessed; trying must not be free either. */
async function countCode(incoming: Incoming): Promise<void> {
  await incoming.consume('mailed-code', incoming.subnet, { points: 60, seconds: 3600, failClosed: true });
}
