import type { Answer } from '@marquee/contract/endpoint.ts';
import type { listKeywordSuggestions as endpoint } from '@marquee/contract/youtube/keywords.ts';
import type { SuggestSource } from '../../adapters/channels/video-source.ts';
import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { knownCompetition } from './competition-cache.ts';
import { countSearch, uncountSearch } from './count-search.ts';
import { findSuggestions } from './find-suggestions.ts';
import { readKeyword, requireTools } from './require-tools.ts';
import { recordSearch } from './search-history.ts';

/** One of the day's searches, unless it was made today already. One that cannot be answered is not counted. */
export async function searchKeywords(
  ctx: Context,
  query: { keyword: string; country: string },
  openSource: () => Promise<SuggestSource>,
): Promise<Answer<typeof endpoint>> {
  await requireTools(ctx);
  const { accountId } = signedIn(ctx);
  const { country } = query;
  const keyword = readKeyword(query.keyword);
  const search = { accountId, keyword, country };
  const { limit, isNew } = await countSearch(ctx, search);
  const { suggestions, source } = await uncounting();
  const hasAnswer = source.updated_at !== null;
  if (hasAnswer) await recordSearch(ctx, { ...search, suggestions: suggestions.length });
  const known = await knownCompetition(ctx, source.kind, {
    country,
    keywords: suggestions.map((one) => one.keyword),
  });
  return {
    data: suggestions.map((one) => ({ ...one, competition: known.get(one.keyword) ?? null })),
    limit: hasAnswer || !isNew ? limit : await uncountSearch(ctx, search),
    source,
  };

  async function uncounting() {
    try {
      return await findSuggestions(ctx, await openSource(), { keyword, country, expanded: true });
    } catch (error) {
      if (isNew) await uncountSearch(ctx, search);
      throw error;
    }
  }
}
