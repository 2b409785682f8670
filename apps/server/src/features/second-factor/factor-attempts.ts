import type { Context } from '../../platform/context.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import { takeRecoveryCode } from './totp/recovery-codes.ts';
import { takeTotp } from './totp/totp.ts';

const limits = [
  { name: 'factor', limit: { points: 10, seconds: 15 * 60, failClosed: true } },
  { name: 'factor-day', limit: { points: 40, seconds: 86_400, failClosed: true } },
] as const;

/** A million codes and three of them right at any time: so few tries a day find none in a lifetime. */
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

/** What people type when asked for a code: six digits of the app, or one of the recovery codes. */
export async function takeCode(ctx: Context, accountId: bigint, typed: string): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? takeTotp(ctx, { accountId, code }) : takeRecoveryCode(ctx, accountId, code);
}
