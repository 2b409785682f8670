import type { Context } from '../../platform/context.ts';
import { checkBalance } from './check-balance.ts';
import { lookAfterProviderJob } from './look-after-providers.job.ts';
import { syncProvider } from './sync-provider.ts';

export async function lookAfterProviders(ctx: Context): Promise<void> {
  const providers = await ctx.db
    .selectFrom('provider')
    .select(['panel_id', 'id'])
    .where('is_enabled', '=', true)
    .where('adapter', '=', 'smm_v2')
    .execute();
  for (const { panel_id: panelId, id: providerId } of providers)
    await ctx.jobs.send(lookAfterProviderJob, { panelId, providerId });
}

export async function lookAfterProvider(ctx: Context, { providerId }: { providerId: bigint }): Promise<void> {
  if (await checkBalance(ctx, providerId))
    ctx.log.warn({ providerId: String(providerId) }, 'A provider’s balance has become low.');
  await syncProvider(ctx, providerId);
}
