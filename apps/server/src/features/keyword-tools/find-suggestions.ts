import { expansionsOf } from '@marquee/domain/keywords/expansions.ts';
import { languageOfCountry } from '@marquee/domain/keywords/keyword-text.ts';
import { mergeSuggestions, type Suggestion } from '@marquee/domain/keywords/merge-suggestions.ts';
import { SourceFailure, type SuggestSource } from '../../adapters/channels/video-source.ts';
import type { Context } from '../../platform/context.ts';
import { type FoundFigures, sourceView } from './source-view.ts';
import { type AskedKeyword, freshFor, keepSuggestions, keptSuggestions } from './suggestion-cache.ts';

/** Longer texts that one search may ask for, besides the keyword itself. */
const expansionBudget = 5;
/** A source that answers with so many by itself has nothing to gain from longer texts. */
const enoughSuggestions = 20;

export interface FoundSuggestions extends FoundFigures {
  suggestions: Suggestion[];
}

/** From the panel's own store while fresh. A source that fails leaves an older answer, or none. */
export async function findSuggestions(
  ctx: Context,
  source: SuggestSource,
  asked: AskedKeyword,
): Promise<FoundSuggestions> {
  const kept = await keptSuggestions(ctx, source.kind, asked);
  const now = ctx.clock.now();
  if (kept && kept.readAt.getTime() > now.getTime() - freshFor) {
    const { suggestions, readAt } = kept;
    return { suggestions, source: sourceView(source.kind, { readAt, freshFor }) };
  }
  try {
    const suggestions = await ask(source, asked);
    await keepSuggestions(ctx, source.kind, asked, { suggestions, readAt: now });
    return { suggestions, source: sourceView(source.kind, { readAt: now, freshFor }) };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    ctx.log.warn({ err: error }, 'keyword suggestions could not be read');
    return {
      suggestions: kept?.suggestions ?? [],
      source: sourceView(source.kind, { readAt: kept?.readAt, failure: error }),
    };
  }
}

/** The keyword must be answered; longer texts that are not are left out. */
async function ask(
  source: SuggestSource,
  { keyword, country, expanded }: AskedKeyword,
): Promise<Suggestion[]> {
  const language = languageOfCountry(country);
  const direct = await source.suggest({ keyword, country, language });
  const isShort = direct.length < enoughSuggestions;
  const longer = expanded && isShort ? expansionsOf(keyword, language, expansionBudget) : [];
  const answers = await Promise.allSettled(
    longer.map((text) => source.suggest({ keyword: text, country, language })),
  );
  return mergeSuggestions(
    direct,
    answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])),
  );
}
