import { providerDay } from '@marquee/domain/video-sources/provider-day.ts';
import { z } from 'zod';
import { googleSuggest } from '../../adapters/channels/google-suggest.ts';
import { sampleSuggest } from '../../adapters/channels/sample/sample-suggest.ts';
import type { SuggestSource } from '../../adapters/channels/video-source.ts';
import type { Context } from '../../platform/context.ts';
import { breaking } from './breaker.ts';
import { countUse } from './quota/count-use.ts';
import { freshAnswer, keepAnswer, questionOf } from './remember-answers.ts';

const freshMs = 24 * 3_600_000;
const kept = z.array(z.object({ keyword: z.string(), weight: z.number() }));

/** Google's suggestions if the operator wants them, kept for a day; otherwise samples. */
export async function suggestSource(ctx: Context): Promise<SuggestSource> {
  const row = await storedSuggestions(ctx);
  if (!row) return sampleSuggest;
  const google = googleSuggest({ fetch: ctx.fetch, baseUrl: row.base_url });
  return {
    kind: google.kind,
    suggest: async (query) => {
      const question = questionOf('suggest', { ...query, keyword: query.keyword.trim().toLowerCase() });
      const known = kept.safeParse(await freshAnswer(ctx, question));
      if (known.success) return known.data;
      const found = await breaking(ctx, 'suggestions', () => google.suggest(query));
      const now = ctx.clock.now();
      await keepAnswer(ctx, question, found, new Date(now.getTime() + freshMs));
      const accountId = ctx.actor.kind === 'user' ? ctx.actor.accountId : undefined;
      const day = providerDay(now);
      await countUse(ctx, { day, kind: 'suggestions', accountId, calls: 1, lookups: 0, units: 0 });
      return found;
    },
  };
}

export function storedSuggestions({ db, panel }: Context) {
  return db
    .selectFrom('suggestion_source')
    .select('base_url')
    .where('panel_id', '=', panel.id)
    .executeTakeFirst();
}
