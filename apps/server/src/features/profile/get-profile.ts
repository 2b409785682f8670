import type { Profile } from '@marquee/contract/profile.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { findAccount } from '../accounts/index.ts';
import { walletBalances } from '../ledger/index.ts';
import { getSettings } from '../settings/index.ts';
import { profileView } from './profile-view.ts';

export async function getProfile(
  ctx: Context,
  { accountId, exact = false }: { accountId: bigint; exact?: boolean },
): Promise<Profile> {
  const [account, wallets, settings] = await Promise.all([
    findAccount(ctx, accountId),
    walletBalances(ctx, { customerId: accountId }),
    getSettings(ctx),
  ]);
  if (!account) return refuse('unauthenticated');
  return profileView({ account, wallets, settings, keys: ctx.keys, exact });
}
