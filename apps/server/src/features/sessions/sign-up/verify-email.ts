import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { accountsByEmail, findOneTimeCode, proveEmail, redeemOneTimeCode } from '../../accounts/index.ts';
import { countAttempt } from '../limits/attempt-limits.ts';
import { knownAccount } from '../sign-in/known-device.ts';
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
  const email = found?.email ?? refuseExpired();
  const holder = await accountHolder(ctx, incoming, email, password);
  await inTransaction(ctx, async (tx) => {
    const code = await redeemOneTimeCode(tx, { code: token, purposes: ['verify-email'] });
    const proof = { ...holder, email, reason: 'verification' as const, holdsAccount: true };
    if (!code || !(await proveEmail(tx, proof))) refuseExpired();
  });
}

/** Attempts at the password are limited per address, and known and unknown claimants take as long. */
async function accountHolder(
  ctx: Context,
  incoming: Incoming,
  email: string,
  password: string | undefined,
): Promise<{ accountId: bigint; keptSession?: string | undefined }> {
  const { claimants } = await accountsByEmail(ctx, email, knownAccount(ctx, incoming));
  const { actor } = ctx;
  if (actor.kind === 'user' && actor.onBehalfOf === undefined) {
    const own = claimants.find(({ id }) => id === actor.accountId);
    if (own) return { accountId: own.id, keptSession: actor.sessionId };
  }
  if (password === undefined)
    return refuse('invalid_input', { fields: [{ field: 'password', code: 'required' }] });
  const attempt = await countAttempt(incoming, 'login', email);
  const holder = await passwordHolder({ owner: undefined, claimants }, password);
  if (!holder) return refuse('invalid_input', { fields: [{ field: 'password', code: 'wrong_password' }] });
  await attempt.forgive();
  return { accountId: holder.accountId };
}

function refuseExpired(): never {
  return refuse('invalid_input', { fields: [{ field: 'token', code: 'code_expired' }] });
}
