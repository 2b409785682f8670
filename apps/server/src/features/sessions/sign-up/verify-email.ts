import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { findAccount, findOneTimeCode, proveEmail } from '../../accounts/index.ts';
import { countAttempt, countEmailAttempt } from '../limits/attempt-limits.ts';
import { passwordHolder } from '../sign-in/password-holder.ts';

interface Verification {
  token: string;
  password?: string | undefined;
}

/**
 * The link shows who reads the mailbox, not who registered: anybody can register anybody's address. So the
 * address goes to an account that claims it and whose session or password comes with the link.
 */
export async function verifyEmail(
  ctx: Context,
  incoming: Incoming,
  { token, password }: Verification,
): Promise<void> {
  await countAttempt(incoming, 'code');
  const found = await findOneTimeCode(ctx, { code: token, purpose: 'verify-email' });
  if (!found?.email) return refuseExpired();
  const holder =
    (await signedInClaimant(ctx, found.email)) ??
    (await claimantByPassword(ctx, incoming, { ...found, email: found.email }, password));
  await inTransaction(ctx, async (tx) => {
    const proof = { ...holder, code: token, reason: 'verification' as const, holdsAccount: true };
    if (!(await proveEmail(tx, proof))) refuseExpired();
  });
}

interface Holder {
  accountId: bigint;
  keptSession?: string | undefined;
}

async function signedInClaimant(ctx: Context, email: string): Promise<Holder | undefined> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || actor.onBehalfOf !== undefined) return undefined;
  const account = await findAccount(ctx, actor.accountId);
  if (account?.claimed_email !== email) return undefined;
  return { accountId: account.id, keptSession: actor.sessionId };
}

/** The account that the link was mailed for is tried before others that claim the address. */
async function claimantByPassword(
  ctx: Context,
  incoming: Incoming,
  { account_id, email }: { account_id: bigint; email: string },
  password: string | undefined,
): Promise<Holder> {
  if (password === undefined)
    return refuse('invalid_input', { fields: [{ field: 'password', code: 'required' }] });
  const call = await countAttempt(incoming, 'login');
  const attempt = await countEmailAttempt(incoming, 'login', email);
  const candidates = { first: undefined, claimantsOf: email, known: account_id };
  const holder = await passwordHolder(ctx, candidates, password);
  if (!holder) return refuse('invalid_input', { fields: [{ field: 'password', code: 'wrong_password' }] });
  await Promise.all([call.forgive(), attempt.forgive()]);
  return { accountId: holder.accountId };
}

function refuseExpired(): never {
  return refuse('invalid_input', { fields: [{ field: 'token', code: 'code_expired' }] });
}
