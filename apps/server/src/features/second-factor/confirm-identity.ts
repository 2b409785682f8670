import type { IdentityProof } from '@marquee/contract/account/second-factor.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { inPerson } from '../../platform/signed-in.ts';
import { type Account, findAccount, isPassword } from '../accounts/index.ts';
import { countFactorAttempt, redeemFactorCode } from './factor-attempts.ts';
import { checkPasskey } from './passkeys/check-passkey.ts';
import { freshlySignedIn, recordProof } from './sign-in-proof.ts';

/** Makes this session fresh again. One factor is enough: password, code or passkey. */
export async function confirmIdentity(ctx: Context, incoming: Incoming, proof: IdentityProof): Promise<void> {
  const { accountId, sessionId } = inPerson(ctx);
  if (!sessionId) return refuse('unauthenticated');
  const attempt = await countFactorAttempt(incoming, accountId, { from: 'session', sessionId });
  const problem = await findProblem(ctx, incoming, accountId, proof);
  if (problem) refuse('invalid_input', { fields: [problem] });
  await attempt.forgive();
  await recordProof(ctx, sessionId);
}

async function findProblem(ctx: Context, incoming: Incoming, accountId: bigint, proof: IdentityProof) {
  const { password, code, passkey } = proof;
  if (passkey) {
    const owner = await checkPasskey(ctx, incoming, { answer: passkey, purpose: 'confirm', accountId });
    return owner === accountId ? undefined : ({ field: 'passkey', code: 'invalid' } as const);
  }
  if (code)
    return (await redeemFactorCode(ctx, accountId, code))
      ? undefined
      : ({ field: 'code', code: 'wrong_code' } as const);
  const account = await findAccount(ctx, accountId);
  if (!password) return { field: 'password', code: 'required' } as const;
  return (await isPassword(account?.password_hash, password))
    ? undefined
    : ({ field: 'password', code: 'wrong_password' } as const);
}

const attempts = { points: 10, seconds: 15 * 60, failClosed: true };

/**
 * Required before changing the email or password or closing the account: the current password or, without
 * one, a fresh sign-in. A browser left open is not enough.
 */
export async function proveOwner(
  ctx: Context,
  incoming: Incoming,
  password: string | undefined,
): Promise<Account> {
  const { accountId, sessionId } = inPerson(ctx);
  const account = (await findAccount(ctx, accountId)) ?? refuse('unauthenticated');
  if (account.password_hash === null) {
    await freshlySignedIn(ctx);
    return account;
  }
  // For each session by itself: one that was stolen does not keep the owner from changing the password.
  const limitedBy = sessionId ?? String(accountId);
  await checkOwnPassword(ctx, incoming, { accountId, password, field: 'current_password', limitedBy });
  return account;
}

interface OwnPassword {
  accountId: bigint;
  password: string | undefined;
  field: string;
  /** Whose attempts are counted: something that a stranger does not have. */
  limitedBy: string;
}

/** Refuses anything but the account's password. */
export async function checkOwnPassword(
  ctx: Context,
  incoming: Incoming,
  { accountId, password, field, limitedBy }: OwnPassword,
): Promise<void> {
  if (password === undefined) refuse('invalid_input', { fields: [{ field, code: 'required' }] });
  await incoming.consume('own-password', limitedBy, attempts);
  const account = await findAccount(ctx, accountId);
  if (!(await isPassword(account?.password_hash, password)))
    refuse('invalid_input', { fields: [{ field, code: 'wrong_password' }] });
  await incoming.forgive('own-password', limitedBy, attempts);
}
