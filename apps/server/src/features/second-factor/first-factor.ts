import type { Context } from '../../platform/context.ts';
import { factorsOf, hasSecondFactor } from './factors.ts';
import { dropRecoveryCodes, issueRecoveryCodes } from './totp/recovery-codes.ts';

/** Whoever adds their first factor gets recovery codes with it; later ones keep those they have. */
export async function codesForFirstFactor(ctx: Context, accountId: bigint): Promise<string[]> {
  if (hasSecondFactor(await factorsOf(ctx, accountId))) return [];
  return issueRecoveryCodes(ctx, accountId);
}

/** Codes that stand in for no factor would only be a second password. */
export async function dropCodesAfterLastFactor(ctx: Context, accountId: bigint): Promise<void> {
  if (!hasSecondFactor(await factorsOf(ctx, accountId))) await dropRecoveryCodes(ctx, accountId);
}
