import type { Context } from '../../platform/context.ts';
import { kindsThat } from './provider-kinds.ts';
import { refreshProviderJob } from './refresh-provider.job.ts';

export async function refreshProviders(ctx: Context): Promise<void> {
  const providers = await ctx.db
    .selectFrom('provider')
    .select(['panel_id', 'id'])
    .where('is_enabled', '=', true)
    .where('adapter', 'in', kindsThat('listsServices'))
    .execute();
  for (const { panel_id: panelId, id: providerId } of providers)
    await ctx.jobs.send(refreshProviderJob, { panelId, providerId });
}
