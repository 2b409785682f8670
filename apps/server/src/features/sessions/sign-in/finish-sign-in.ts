import type { PasskeyAnswer, SignInFactor } from '@marquee/contract/account/second-factor.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import {
  checkPasskey,
  closeChallenge,
  countFactorAttempt,
  factorsOf,
  pendingChallenge,
  takeCode,
  tryChallenge,
} from '../../second-factor/index.ts';
import type { OpenedSession } from '../tokens/open-session.ts';
import { letIn } from './complete-login.ts';
import { isLoginMethod, recordLogin } from './record-login.ts';

interface Shown {
  code?: string;
  passkey?: PasskeyAnswer;
}

/** The second factor of the sign-in that this browser has begun. */
export async function finishSignIn(
  ctx: Context,
  incoming: Incoming,
  { code, passkey }: Shown,
): Promise<OpenedSession> {
  if (!code && !passkey) refuse('invalid_input', { fields: [{ field: 'code', code: 'required' }] });
  const { accountId, method } = await tryChallenge(ctx, incoming);
  const attempt = await countFactorAttempt(incoming, accountId);
  const isRight = passkey
    ? (await checkPasskey(ctx, incoming, { answer: passkey, purpose: 'sign-in', accountId })) === accountId
    : await takeCode(ctx, accountId, code ?? '');
  if (!isRight) {
    await recordLogin(ctx, incoming, { accountId, method: 'second-factor', succeeded: false });
    return refuse('invalid_input', { fields: [{ field: passkey ? 'passkey' : 'code', code: 'wrong_code' }] });
  }
  await attempt.forgive();
  return inTransaction(ctx, async (tx) => {
    await closeChallenge(tx, incoming);
    return letIn(tx, incoming, { accountId, method: isLoginMethod(method) ? method : 'second-factor' });
  });
}

/** How the sign-in that this browser has begun can go on. */
export async function pendingSignIn(ctx: Context, incoming: Incoming): Promise<{ methods: SignInFactor[] }> {
  const pending = (await pendingChallenge(ctx, incoming)) ?? refuse('sign_in_expired');
  const { passkeys, totp, recoveryCodesLeft } = await factorsOf(ctx, pending.accountId);
  return {
    methods: [
      ...(passkeys > 0 ? ['passkey' as const] : []),
      ...(totp ? ['totp' as const] : []),
      ...(recoveryCodesLeft > 0 ? ['recovery_code' as const] : []),
    ],
  };
}
