import type { Input } from '@marquee/contract/endpoint.ts';
import type {
  CampaignPositions,
  getCampaignPositions as endpoint,
} from '@marquee/contract/youtube/campaigns.ts';
import { addDays, daysBetween, daysOf } from '@marquee/domain/campaigns/due-day.ts';
import { averagePosition, bestPosition } from '@marquee/domain/campaigns/positions.ts';
import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { ownCampaign } from './campaign.ts';
import { chosenCountry } from './chosen-country.ts';
import { panelSources, type RankingSources } from './ranking-sources.ts';
import { trackedKeywords } from './tracked-by.ts';

const usualDays = 30;
const mostDays = 800;

/** A column of days for every keyword. A day without a look-up is a gap, not a place. */
export async function getPositions(
  ctx: Context,
  campaignId: bigint,
  query: Input<typeof endpoint>['query'],
  sources: RankingSources = panelSources,
): Promise<CampaignPositions> {
  await ownCampaign(ctx, campaignId);
  const country = await chosenCountry(ctx, campaignId, query.country_id);
  const end = query.end_date ?? providerDay(ctx.clock.now());
  const start = query.start_date ?? addDays(end, 1 - usualDays);
  if (start > end) refuse('invalid_input', { fields: [{ field: 'start_date', code: 'invalid' }] });
  if (daysBetween(start, end) >= mostDays)
    refuse('invalid_input', { fields: [{ field: 'start_date', code: 'invalid' }] });
  const isSample = (await sources.kind(ctx)) === 'sample';
  const [words, seen] = await Promise.all([
    trackedKeywords(ctx, campaignId),
    ctx.db
      .selectFrom('keyword_position')
      .select(['keyword_id', 'day', 'position'])
      .where('panel_id', '=', ctx.panel.id)
      .where('campaign_id', '=', campaignId)
      .where('country', '=', country)
      .where('day', '>=', start)
      .where('day', '<=', end)
      .where('is_sample', '=', isSample)
      .where('position', 'is not', null)
      .execute(),
  ]);
  const days = daysOf(start, end);
  const indexOf = new Map(days.map((day, index) => [day, index]));
  const columns = new Map(words.map(({ id }) => [id, days.map((): number | null => null)]));
  for (const { keyword_id, day, position } of seen) {
    const column = columns.get(keyword_id);
    const index = indexOf.get(day);
    if (column && index !== undefined) column[index] = position;
  }
  const byDay = days.map((_, index) => [...columns.values()].map((column) => column[index] ?? null));
  return {
    country_id: country,
    days,
    best: byDay.map(bestPosition),
    average: byDay.map(averagePosition),
    keywords: words.map(({ id, keyword }) => ({ id: Number(id), keyword, positions: columns.get(id) ?? [] })),
  };
}
