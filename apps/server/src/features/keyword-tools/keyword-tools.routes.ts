import * as endpoints from '@marquee/contract/youtube/keywords.ts';
import { type Route, route } from '../../platform/http/calls/route.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { suggestSource, videoSource } from '../channel-sources/index.ts';
import { keywordLimit } from './count-search.ts';
import { generateTags } from './generate-tags.ts';
import { lookUpCompetition } from './look-up-competition.ts';
import { requireTools } from './require-tools.ts';
import { clearSearches, listSearches } from './search-history.ts';
import { searchKeywords } from './search-keywords.ts';

/** The day's limit does not count repeats; this does. */
const searchLimit = { points: 60, seconds: 60 };
const competitionLimit = { points: 30, seconds: 60 };
/** Per address: guests have no other limit. */
const guestTagLimit = { points: 30, seconds: 600 };
const tagLimit = { points: 60, seconds: 60 };

export const keywordToolRoutes: readonly Route[] = [
  route(
    endpoints.listKeywordSuggestions,
    (ctx, { query }) => searchKeywords(ctx, query, () => suggestSource(ctx)),
    { limit: searchLimit },
  ),
  route(endpoints.getKeywordLimit, async (ctx) => {
    await requireTools(ctx);
    return { data: await keywordLimit(ctx, signedIn(ctx).accountId) };
  }),
  route(
    endpoints.getKeywordCompetition,
    (ctx, { query }) => {
      const { accountId } = signedIn(ctx);
      return lookUpCompetition(ctx, query, () => videoSource(ctx, { use: 'competition', accountId }));
    },
    { limit: competitionLimit },
  ),
  route(endpoints.listKeywordSearches, async (ctx) => {
    await requireTools(ctx);
    return { data: await listSearches(ctx) };
  }),
  route(endpoints.clearKeywordSearches, async (ctx) => {
    await requireTools(ctx);
    await clearSearches(ctx);
    return undefined;
  }),
  route(
    endpoints.generateTags,
    async (ctx, { body }, _reply, incoming) => {
      const { actor } = ctx;
      if (actor.kind !== 'user') await incoming.consume('tags', incoming.address, guestTagLimit);
      const accountId = actor.kind === 'user' ? { accountId: actor.accountId } : {};
      const data = await generateTags(ctx, body, {
        suggest: () => suggestSource(ctx),
        videos: () => videoSource(ctx, { use: 'tags', ...accountId }),
      });
      return { data };
    },
    { limit: tagLimit },
  ),
];
