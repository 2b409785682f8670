import type { Selectable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { requireCampaigns } from './campaigns-offered.ts';

export type CampaignRow = Selectable<DB['campaign']>;

/** Of the caller; those of others are none. */
export function ownCampaigns(ctx: Context) {
  return ctx.db
    .selectFrom('campaign')
    .where('campaign.panel_id', '=', ctx.panel.id)
    .where('campaign.account_id', '=', signedIn(ctx).accountId);
}

export async function ownCampaign(ctx: Context, campaignId: bigint): Promise<CampaignRow> {
  await requireCampaigns(ctx);
  const row = await ownCampaigns(ctx).selectAll().where('id', '=', campaignId).executeTakeFirst();
  return row ?? refuse('not_found');
}

/** Behind the lock of the customer's plan, which comes first everywhere. */
export async function lockOwnCampaign(tx: Context, campaignId: bigint): Promise<CampaignRow> {
  const row = await ownCampaigns(tx)
    .selectAll()
    .where('id', '=', campaignId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ?? refuse('not_found');
}
