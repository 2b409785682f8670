import { maxKeywordLength } from './campaign.ts';

/**
 * One way to write a keyword: searching does not tell capital letters, kinds of spaces or ways to compose a
 * letter apart, so neither do slots and look-ups. Empty where nothing is left.
 */
export function normalizeKeyword(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, (run) => (/[\s\p{Cc}]/u.test(run) ? ' ' : ''))
    .trim()
    .toLowerCase()
    .normalize('NFC');
  return text.toWellFormed();
}

export type KeywordProblem = 'keyword_empty' | 'keyword_too_long';

/** The keywords in the order they were typed, each once. */
export function normalizeKeywords(
  typed: readonly string[],
): { keywords: string[] } | { problem: KeywordProblem; index: number } {
  const keywords = new Set<string>();
  for (const [index, text] of typed.entries()) {
    const keyword = normalizeKeyword(text);
    if (keyword === '') return { problem: 'keyword_empty', index };
    if (keyword.length > maxKeywordLength) return { problem: 'keyword_too_long', index };
    keywords.add(keyword);
  }
  return { keywords: [...keywords] };
}
