import type { Context } from '../../platform/context.ts';
import { checkBalance } from './check-balance.ts';
import { syncProvider } from './sync/sync-provider.ts';

export async function refreshProvider(ctx: Context, { providerId }: { providerId: bigint }): Promise<void> {
  await checkBalance(ctx, providerId);
  await syncProvider(ctx, providerId);
}
