import type { Context } from '../../platform/context.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { redeemRecoveryCode } from './totp/recovery-codes.ts';
import { redeemTotp } from './totp/totp.ts';

const limits = [
  { name: 'factor', limit: { points: 10, seconds: 15 * 60, failClosed: true } },
  { name: 'factor-day', limit: { points: 40, seconds: 86_400, failClosed: true } },
] as const;

/** Three of a million codes are valid at any time; 40 attempts a day make guessing one hopeless. */
export async function countFactorAttempt(
  incoming: Incoming,
  accountId: bigint,
): Promise<{ forgive(): Promise<void> }> {
  for (const { name, limit } of limits) await incoming.consume(name, String(accountId), limit);
  return {
    forgive: async () => {
      for (const { name, limit } of limits) await incoming.forgive(name, String(accountId), limit);
    },
  };
}

/** Accepts six digits from the authenticator app, or a recovery code. */
export async function redeemFactorCode(ctx: Context, accountId: bigint, input: string): Promise<boolean> {
  const code = input.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code)
    ? redeemTotp(ctx, { accountId, code })
    : redeemRecoveryCode(ctx, accountId, code);
}
