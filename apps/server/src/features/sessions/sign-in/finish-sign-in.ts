import type { PasskeyAnswer, SignInFactor } from '@marquee/contract/account/second-factor.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { lockForSignIn } from '../../accounts/index.ts';
import {
  checkPasskey,
  closeChallenge,
  countFactorAttempt,
  type FactorSource,
  getFactors,
  pendingChallenge,
  redeemFactorCode,
  tryChallenge,
} from '../../second-factor/index.ts';
import { countAttempt } from '../limits/attempt-limits.ts';
import type { OpenedSession } from '../tokens/open-session.ts';
import { startSession } from './complete-login.ts';
import { knownDevice } from './known-device.ts';
import { isLoginMethod, recordLogin } from './record-login.ts';

interface FactorInput {
  code?: string;
  passkey?: PasskeyAnswer;
}

/** Checks the second factor of the sign-in that this browser has started. */
export async function finishSignIn(
  ctx: Context,
  incoming: Incoming,
  { code, passkey }: FactorInput,
): Promise<OpenedSession> {
  if (!code && !passkey) refuse('invalid_input', { fields: [{ field: 'code', code: 'required' }] });
  const { accountId, method } = await tryChallenge(ctx, incoming);
  // A passkey cannot be guessed, so nobody's attempts keep its owner from using it.
  const attempt = passkey
    ? await countAttempt(incoming, 'code')
    : await countFactorAttempt(incoming, accountId, codeSource(ctx, incoming, accountId));
  const isRight = passkey
    ? (await checkPasskey(ctx, incoming, { answer: passkey, purpose: 'sign-in', accountId })) === accountId
    : await redeemFactorCode(ctx, accountId, code ?? '');
  if (!isRight) {
    await recordLogin(ctx, incoming, { accountId, method: 'second-factor', succeeded: false });
    return refuse('invalid_input', { fields: [{ field: passkey ? 'passkey' : 'code', code: 'wrong_code' }] });
  }
  await attempt.forgive();
  return inTransaction(ctx, async (tx) => {
    await lockForSignIn(tx, accountId);
    await closeChallenge(tx, incoming);
    return startSession(tx, incoming, {
      accountId,
      method: isLoginMethod(method) ? method : 'second-factor',
    });
  });
}

function codeSource(ctx: Context, incoming: Incoming, accountId: bigint): FactorSource {
  const device = knownDevice(ctx, incoming, [accountId]);
  return device ? { from: 'device', device } : { from: 'stranger' };
}

/** The factors that can complete the sign-in this browser has started. */
export async function pendingSignIn(ctx: Context, incoming: Incoming): Promise<{ methods: SignInFactor[] }> {
  const pending = (await pendingChallenge(ctx, incoming)) ?? refuse('sign_in_expired');
  const { passkeys, totp, recoveryCodesLeft } = await getFactors(ctx, pending.accountId);
  return {
    methods: [
      ...(passkeys > 0 ? ['passkey' as const] : []),
      ...(totp ? ['totp' as const] : []),
      ...(recoveryCodesLeft > 0 ? ['recovery_code' as const] : []),
    ],
  };
}
