import type { CampaignDetails } from '@marquee/contract/youtube/campaigns.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import type { Updateable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { type CampaignRow, lockOwnCampaign, ownCampaign } from './campaign.ts';
import { getCampaign } from './campaign-view.ts';
import { wakeRankings } from './lookups/wake-rankings.ts';
import { lockRunningPlan, lockSubscription } from './plans/plan.ts';
import { panelSources, type RankingSources } from './ranking-sources.ts';
import { requireSlots } from './slots.ts';
import { trackedBy } from './tracked-by.ts';

type Step = (tx: Context, campaign: CampaignRow) => Promise<void>;

/** One step of a campaign's life, behind the locks of the plan and the campaign; the same step twice is one. */
async function takeStep(
  ctx: Context,
  campaignId: bigint,
  sources: RankingSources,
  step: Step,
): Promise<CampaignDetails> {
  await ownCampaign(ctx, campaignId);
  await inTransaction(ctx, async (tx) => {
    await lockSubscription(tx, signedIn(tx).accountId);
    await step(tx, await lockOwnCampaign(tx, campaignId));
  });
  await wakeRankings(ctx, campaignId, sources);
  return getCampaign(ctx, campaignId, sources);
}

export function activateCampaign(ctx: Context, campaignId: bigint, sources = panelSources) {
  return takeStep(ctx, campaignId, sources, async (tx, campaign) => {
    if (campaign.status === 'finished') refuse('wrong_state');
    if (campaign.status === 'active') return;
    const { plan } = await lockRunningPlan(tx, campaign.account_id);
    const { keywords, countries } = await trackedBy(tx, campaignId);
    await requireSlots(tx, {
      accountId: campaign.account_id,
      limit: plan.keywords_limit,
      wanted: keywords.length * countries.length,
    });
    await update(tx, campaign, { status: 'active', is_held: false, facts_next_at: tx.clock.now() });
  });
}

/** One that the plan had paused then stays paused, also when there is room again. */
export function pauseCampaign(ctx: Context, campaignId: bigint, sources = panelSources) {
  return takeStep(ctx, campaignId, sources, async (tx, campaign) => {
    if (campaign.status === 'finished') refuse('wrong_state');
    await update(tx, campaign, { status: 'paused', is_held: false });
  });
}

export function finishCampaign(ctx: Context, campaignId: bigint, sources = panelSources) {
  return takeStep(ctx, campaignId, sources, async (tx, campaign) => {
    if (campaign.status === 'finished') return;
    await update(tx, campaign, { status: 'finished', is_held: false, finished_at: tx.clock.now() });
  });
}

/** Asks for every position that was not looked up today. */
export function updateCampaign(ctx: Context, campaignId: bigint, sources = panelSources) {
  return takeStep(ctx, campaignId, sources, async (tx, campaign) => {
    if (campaign.status !== 'active') refuse('wrong_state');
    await lockRunningPlan(tx, campaign.account_id);
    const now = tx.clock.now();
    await tx.db
      .updateTable('campaign_check')
      .set({ asked_at: now })
      .where('panel_id', '=', tx.panel.id)
      .where('campaign_id', '=', campaign.id)
      .where('asked_at', 'is', null)
      .where('checked_on', 'is distinct from', providerDay(now))
      .execute();
  });
}

async function update(tx: Context, { id }: CampaignRow, changes: Updateable<DB['campaign']>): Promise<void> {
  await tx.db
    .updateTable('campaign')
    .set(changes)
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', id)
    .execute();
}
