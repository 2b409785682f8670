import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import {
  type Account,
  accountsByEmail,
  findOneTimeCode,
  issueOneTimeCode,
  proveEmail,
  voidOneTimeCodes,
} from '../accounts/index.ts';
import { checkOwnPassword, proveOwner } from '../second-factor/index.ts';
import { countCodeAttempt, refuseExpired } from './mailed-code.ts';
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
  await startEmailChange(ctx, { account, email, origin: incoming.origin });
}

/** Whoever calls has asked who may change it. */
export async function startEmailChange(
  ctx: Context,
  { account, email, origin }: { account: Account; email: string; origin: string },
): Promise<void> {
  if (email === account.email) refuse('invalid_input', { fields: [{ field: 'email', code: 'invalid' }] });
  const { owner } = await accountsByEmail(ctx, email);
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

interface Confirmation {
  token: string;
  password?: string | undefined;
}

/**
 * Completes the change from the link in the new mailbox; the old address gets a week to undo it. The link
 * alone is not enough: whoever reads that mailbox may know nothing of the account that asks for it.
 */
export async function confirmEmailChange(
  ctx: Context,
  incoming: Incoming,
  { token, password }: Confirmation,
): Promise<void> {
  await countCodeAttempt(incoming);
  const found = await findOneTimeCode(ctx, { code: token, purpose: 'change-email' });
  const accountId = found?.account_id ?? refuseExpired();
  const keptSession = await holdAccount(ctx, incoming, accountId, password);
  await inTransaction(ctx, async (tx) => {
    const proof = { accountId, code: token, reason: 'change' as const, holdsAccount: true, keptSession };
    const proven = (await proveEmail(tx, proof)) ?? refuseExpired();
    await notifyFormerAddress(tx, proven.before, proven.email, incoming.origin);
  });
}

/** The caller's session of the account, or none with its password. */
async function holdAccount(
  ctx: Context,
  incoming: Incoming,
  accountId: bigint,
  password: string | undefined,
): Promise<string | undefined> {
  const { actor } = ctx;
  if (actor.kind === 'user' && actor.accountId === accountId && actor.onBehalfOf === undefined)
    return actor.sessionId;
  await checkOwnPassword(ctx, incoming, {
    accountId,
    password,
    field: 'password',
    limitedBy: String(accountId),
  });
  return undefined;
}

async function notifyFormerAddress(
  tx: Context,
  account: Account,
  email: string,
  origin: string,
): Promise<void> {
  const former = account.email;
  if (!former) return;
  const code = await issueOneTimeCode(tx, {
    purpose: 'undo-email-change',
    accountId: account.id,
    email: former,
    seconds: validHours('email-changed') * 3600,
  });
  await sendProfileMail(tx, { template: 'email-changed', account, to: former, address: email, origin, code });
}
