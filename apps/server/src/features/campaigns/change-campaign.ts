import type { Input } from '@marquee/contract/endpoint.ts';
import type { CampaignDetails, changeCampaign as endpoint } from '@marquee/contract/youtube/campaigns.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { type CampaignRow, lockOwnCampaign, ownCampaign } from './campaign.ts';
import { getCampaign } from './campaign-view.ts';
import { wakeRankings } from './lookups/wake-rankings.ts';
import { lockRunningPlan, lockSubscription } from './plans/plan.ts';
import { panelSources, type RankingSources } from './ranking-sources.ts';
import { readCountries, readKeywords } from './read-input.ts';
import { setRhythm, setTracked } from './set-tracked.ts';
import { requireSlots } from './slots.ts';
import { trackedBy } from './tracked-by.ts';

type Body = Input<typeof endpoint>['body'];

/** A campaign that runs must still fit into the plan; one that is paused is asked again when it goes on. */
export async function changeCampaign(
  ctx: Context,
  campaignId: bigint,
  body: Body,
  sources: RankingSources = panelSources,
): Promise<CampaignDetails> {
  const { status } = await ownCampaign(ctx, campaignId);
  const input = {
    ...(body.keywords ? { keywords: readKeywords(body.keywords) } : {}),
    ...(body.countries ? { countries: readCountries(body.countries) } : {}),
  };
  if (status === 'finished') refuse('wrong_state');
  await inTransaction(ctx, async (tx) => {
    const { accountId } = signedIn(tx);
    await lockSubscription(tx, accountId);
    const campaign = await lockOwnCampaign(tx, campaignId);
    if (campaign.status === 'finished') refuse('wrong_state');
    const changed = await update(tx, campaign, body);
    if (input.keywords || input.countries) {
      const tracked = { ...(await trackedBy(tx, campaignId)), ...input };
      if (campaign.status === 'active') {
        const { plan } = await lockRunningPlan(tx, accountId);
        const wanted = tracked.keywords.length * tracked.countries.length;
        await requireSlots(tx, { accountId, limit: plan.keywords_limit, wanted, besides: campaignId });
      }
      await setTracked(tx, changed, tracked);
    }
    if (changed.track !== campaign.track) await setRhythm(tx, changed, changed.track);
  });
  await wakeRankings(ctx, campaignId, sources);
  return getCampaign(ctx, campaignId, sources);
}

async function update(tx: Context, campaign: CampaignRow, { track, alerts }: Body): Promise<CampaignRow> {
  return tx.db
    .updateTable('campaign')
    .set({ track: track ?? campaign.track, alerts: alerts ?? campaign.alerts })
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', campaign.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
