import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getSettings } from '../settings/index.ts';

/** A panel that has switched the tools off has no campaigns, as far as its customers can see. */
export async function requireCampaigns(ctx: Context): Promise<void> {
  if (!(await areCampaignsOffered(ctx))) refuse('not_found');
}

export async function areCampaignsOffered(ctx: Context): Promise<boolean> {
  const { enable_keyword_tools } = await getSettings(ctx);
  return enable_keyword_tools;
}
