import type { Context } from '../../platform/context.ts';
import { takeRecoveryCode } from './totp/recovery-codes.ts';
import { takeTotp } from './totp/totp.ts';

/** What people type when asked for a code: six digits of the app, or one of the recovery codes. */
export async function takeCode(ctx: Context, accountId: bigint, typed: string): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? takeTotp(ctx, { accountId, code }) : takeRecoveryCode(ctx, accountId, code);
}
