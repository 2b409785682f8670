import type { Context } from '../../platform/context.ts';

/** What a campaign tracks, in the order its owner gave. */
export async function trackedBy(
  ctx: Context,
  campaignId: bigint,
): Promise<{ keywords: string[]; countries: string[] }> {
  const { db, panel } = ctx;
  const [keywords, countries] = await Promise.all([
    trackedKeywords(ctx, campaignId),
    db
      .selectFrom('campaign_country')
      .select('country')
      .where('panel_id', '=', panel.id)
      .where('campaign_id', '=', campaignId)
      .orderBy('position')
      .execute(),
  ]);
  return {
    keywords: keywords.map(({ keyword }) => keyword),
    countries: countries.map(({ country }) => country),
  };
}

/** In the order their owner gave. */
export function trackedKeywords(
  { db, panel }: Context,
  campaignId: bigint,
): Promise<{ id: bigint; keyword: string }[]> {
  return db
    .selectFrom('campaign_keyword')
    .select(['id', 'keyword'])
    .where('panel_id', '=', panel.id)
    .where('campaign_id', '=', campaignId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
