import type { Context } from '../../platform/context.ts';
import type { Account } from '../accounts/index.ts';
import { getSettings } from '../settings/index.ts';
import { factorsOf, hasSecondFactor } from './factors-of.ts';

/** Staff of a panel that asks them for a second factor, before they have one. */
export async function lacksRequiredFactor(
  ctx: Context,
  account: Pick<Account, 'id' | 'role'>,
): Promise<boolean> {
  if (account.role === 'customer') return false;
  const { staff_second_factor_is_required } = await getSettings(ctx);
  return staff_second_factor_is_required && !hasSecondFactor(await factorsOf(ctx, account.id));
}
