import type { Input } from '@marquee/contract/endpoint.ts';
import type { CampaignDetails, createCampaign as endpoint } from '@marquee/contract/youtube/campaigns.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { SourceFailure, type VideoCard } from '../../adapters/channels/video-source.ts';
import type { Context } from '../../platform/context.ts';
import { once } from '../../platform/idempotency/once.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { lockProvenAccount } from '../accounts/index.ts';
import { getCampaign } from './campaign-view.ts';
import { requireCampaigns } from './campaigns-offered.ts';
import { wakeRankings } from './lookups/wake-rankings.ts';
import { lockRunningPlan } from './plans/plan.ts';
import { panelSources, type RankingSources } from './ranking-sources.ts';
import { readCountries, readKeywords, readVideo } from './read-input.ts';
import { setTracked } from './set-tracked.ts';
import { requireSlots } from './slots.ts';

const dayMs = 86_400_000;
const retryMs = 3_600_000;

/** Begins to track a video. One whose title cannot be read now is tracked as well and named by its address. */
export async function createCampaign(
  ctx: Context,
  body: Input<typeof endpoint>['body'],
  { sources = panelSources, key }: { sources?: RankingSources; key?: string | undefined } = {},
): Promise<CampaignDetails> {
  await requireCampaigns(ctx);
  const { accountId } = signedIn(ctx);
  const video = readVideo(body.url);
  const keywords = readKeywords(body.keywords);
  const countries = readCountries(body.countries);
  const facts = await readFacts(ctx, sources, { accountId, videoId: video.videoId });
  const claim = { key, request: ['createCampaign', body] };
  const made = await once(ctx, claim, async (tx) => {
    await lockProvenAccount(tx);
    const { plan } = await lockRunningPlan(tx, accountId);
    await requireSlots(tx, {
      accountId,
      limit: plan.keywords_limit,
      wanted: keywords.length * countries.length,
    });
    const now = tx.clock.now();
    const campaign = await tx.db
      .insertInto('campaign')
      .values({
        panel_id: tx.panel.id,
        account_id: accountId,
        url: video.url,
        video_id: video.videoId,
        title: facts.card?.title.slice(0, 300).toWellFormed() || video.url,
        channel_title: facts.card?.channelTitle.slice(0, 300).toWellFormed() ?? '',
        thumbnail: facts.card?.thumbnail ?? null,
        track: body.track,
        status: 'active',
        alerts: body.alerts,
        began_on: providerDay(now),
        facts_at: facts.card ? now : null,
        facts_next_at: new Date(now.getTime() + (facts.isKnown ? dayMs : retryMs)),
        gone_since: facts.isKnown && !facts.card ? now : null,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await setTracked(tx, campaign, { keywords, countries });
    return String(campaign.id);
  });
  const campaignId = BigInt(made);
  await wakeRankings(ctx, campaignId, sources);
  return getCampaign(ctx, campaignId, sources);
}

/** Known without a card: the video is private or removed. */
async function readFacts(
  ctx: Context,
  sources: RankingSources,
  { accountId, videoId }: { accountId: bigint; videoId: string },
): Promise<{ isKnown: boolean; card?: VideoCard | undefined }> {
  try {
    const source = await sources.videos(ctx, accountId);
    const [card] = await source.videos([videoId]);
    return { isKnown: true, card };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    return { isKnown: false };
  }
}
