import type { Context } from '../../platform/context.ts';
import { checkBalance } from './check-balance.ts';
import { findProvider } from './provider.ts';
import { syncProvider } from './sync/sync-provider.ts';

export async function refreshProvider(ctx: Context, { providerId }: { providerId: bigint }): Promise<void> {
  await checkBalance(ctx, providerId);
  const provider = await findProvider(ctx, providerId);
  // A parent panel is followed all the time.
  if (provider?.adapter !== 'parent_panel') await syncProvider(ctx, providerId);
}
