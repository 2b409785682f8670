import type { WeighedKeyword } from './build-tags.ts';
import { cleanKeyword, keywordKey } from './keyword-text.ts';
import { maxTagLength } from './tag-characters.ts';

export interface Suggestion {
  keyword: string;
  /** 0 to 100 beside the most asked of this list: a share, not a count. */
  volume: number;
}

export const mostSuggestions = 100;
/** What only shows up after a letter more is asked for less than what shows up at once. */
const expandedShare = 0.6;

/** The answer to the keyword itself, then those to longer ones; each keyword once, the most asked first. */
export function mergeSuggestions(
  direct: readonly WeighedKeyword[],
  expanded: readonly (readonly WeighedKeyword[])[],
): Suggestion[] {
  const best = new Map<string, WeighedKeyword>();
  const add = (found: WeighedKeyword, share: number) => {
    const keyword = cleanKeyword(found.keyword);
    if (keyword === '' || keyword.length > maxTagLength) return;
    const weight = Math.min(100, Math.max(0, found.weight)) * share;
    const key = keywordKey(keyword);
    if ((best.get(key)?.weight ?? -1) < weight) best.set(key, { keyword, weight });
  };
  for (const found of direct) add(found, 1);
  for (const found of expanded.flat()) add(found, expandedShare);

  const sorted = [...best.values()].toSorted((a, b) => b.weight - a.weight).slice(0, mostSuggestions);
  const most = sorted[0]?.weight ?? 0;
  return sorted.map(({ keyword, weight }) => ({
    keyword,
    volume: most === 0 ? 0 : Math.max(1, Math.round((weight / most) * 100)),
  }));
}
