import type { Context } from '../../platform/context.ts';
import { checkBalance } from './check-balance.ts';
import { syncProvider } from './sync-provider.ts';

export async function lookAfterProvider(ctx: Context, { providerId }: { providerId: bigint }): Promise<void> {
  if (await checkBalance(ctx, providerId))
    ctx.log.warn({ providerId: String(providerId) }, 'A provider’s balance has become low.');
  await syncProvider(ctx, providerId);
}
