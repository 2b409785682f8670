import type { SignInFactor } from '@marquee/contract/second-factor.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Incoming } from '../../../platform/http/calls/incoming.ts';
import { factorsOf, pendingChallenge } from '../../second-factor/index.ts';

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
