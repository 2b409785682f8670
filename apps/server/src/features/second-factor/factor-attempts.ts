import type { Context } from '../../platform/context.ts';
import type { Incoming } from '../../platform/http/calls/incoming.ts';
import type { Limit } from '../../platform/rate-limit/rate-limiter.ts';
import { redeemRecoveryCode } from './totp/recovery-codes.ts';
import { redeemTotp } from './totp/totp.ts';

/**
 * Where a code is tried. Each has attempts of its own: whoever only knows the password uses up neither those of a
 * browser that the owner signed in with before, nor those of a session.
 */
export type FactorSource =
  | { from: 'stranger' }
  | { from: 'device'; device: string }
  | { from: 'session'; sessionId: string };

const shortly: Limit = { points: 10, seconds: 15 * 60, failClosed: true };
const daily: Limit = { points: 40, seconds: 86_400, failClosed: true };

/** Three of a million codes are valid at any time; a hundred attempts a day make guessing one hopeless. */
export async function countFactorAttempt(
  incoming: Incoming,
  accountId: bigint,
  source: FactorSource,
): Promise<{ forgive(): Promise<void> }> {
  const counted = limitsOf(accountId, source);
  for (const { name, key, limit } of counted) await incoming.consume(name, key, limit);
  return {
    forgive: async () => {
      for (const { name, key, limit } of counted) await incoming.forgive(name, key, limit);
    },
  };
}

function limitsOf(accountId: bigint, source: FactorSource) {
  const key = factorKey(accountId, source);
  const own = [
    { name: `factor-${source.from}`, key, limit: shortly },
    { name: `factor-${source.from}-day`, key, limit: daily },
  ];
  // A new device needs no more than the mailbox, so all devices together have a limit, too.
  return source.from === 'device'
    ? [...own, { name: 'factor-devices-day', key: String(accountId), limit: daily }]
    : own;
}

function factorKey(accountId: bigint, source: FactorSource): string {
  if (source.from === 'stranger') return String(accountId);
  return JSON.stringify([String(accountId), source.from === 'device' ? source.device : source.sessionId]);
}

/** Accepts six digits from the authenticator app, or a recovery code. */
export async function redeemFactorCode(ctx: Context, accountId: bigint, input: string): Promise<boolean> {
  const code = input.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code)
    ? redeemTotp(ctx, { accountId, code })
    : redeemRecoveryCode(ctx, accountId, code);
}
