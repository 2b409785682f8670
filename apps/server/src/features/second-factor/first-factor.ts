import type { Context } from '../../platform/context.ts';
import { getFactors, hasSecondFactor } from './factors.ts';
import { dropRecoveryCodes, issueRecoveryCodes } from './totp/recovery-codes.ts';

/** The first factor comes with recovery codes; later ones keep the existing codes. */
export async function codesForFirstFactor(ctx: Context, accountId: bigint): Promise<string[]> {
  if (hasSecondFactor(await getFactors(ctx, accountId))) return [];
  return issueRecoveryCodes(ctx, accountId);
}

/** Without a factor, recovery codes would only be a second password. */
export async function dropCodesAfterLastFactor(ctx: Context, accountId: bigint): Promise<void> {
  if (!hasSecondFactor(await getFactors(ctx, accountId))) await dropRecoveryCodes(ctx, accountId);
}
