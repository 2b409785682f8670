import type { IdentityProof } from '@marquee/contract/second-factor.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { inPerson } from '../../platform/in-person.ts';
import { findAccount, isPassword } from '../accounts/index.ts';
import { countFactorAttempt } from './factor-attempts.ts';
import { checkPasskey } from './passkeys/check-passkey.ts';
import { recordProof } from './sign-in-proof.ts';
import { takeCode } from './take-code.ts';

/** Makes this session fresh again. Any one thing that its person alone knows or has is enough. */
export async function confirmIdentity(ctx: Context, incoming: Incoming, proof: IdentityProof): Promise<void> {
  const { accountId, sessionId } = inPerson(ctx);
  if (!sessionId) return refuse('unauthenticated');
  const attempt = await countFactorAttempt(incoming, accountId);
  const wrong = await whatIsWrong(ctx, incoming, accountId, proof);
  if (wrong) refuse('invalid_input', { fields: [wrong] });
  await attempt.forgive();
  await recordProof(ctx, sessionId);
}

async function whatIsWrong(ctx: Context, incoming: Incoming, accountId: bigint, proof: IdentityProof) {
  const { password, code, passkey } = proof;
  if (passkey) {
    const owner = await checkPasskey(ctx, incoming, { answer: passkey, purpose: 'confirm', accountId });
    return owner === accountId ? undefined : ({ field: 'passkey', code: 'invalid' } as const);
  }
  if (code)
    return (await takeCode(ctx, accountId, code))
      ? undefined
      : ({ field: 'code', code: 'wrong_code' } as const);
  const account = await findAccount(ctx, accountId);
  if (!password) return { field: 'password', code: 'required' } as const;
  return (await isPassword(account?.password_hash, password))
    ? undefined
    : ({ field: 'password', code: 'wrong_password' } as const);
}
