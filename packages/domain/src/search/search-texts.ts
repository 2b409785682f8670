import { fold } from './fold.ts';

/** The part of the fuzzy matcher (uFuzzy) that we use: which texts contain something like the word. */
export interface FuzzyMatcher {
  filter(texts: string[], word: string, among?: number[]): number[] | null;
}

const typing = { intraSlice: [1, Number.POSITIVE_INFINITY] as [number, number] };
const oneMistake = { ...typing, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 } as const;
const noMistake = { ...typing, intraIns: 0, intraSub: 0, intraTrn: 0, intraDel: 0 } as const;

/** For `new uFuzzy(fuzzyOptions)`: one mistake per word of four letters and more, in any script. */
export const fuzzyOptions = {
  unicode: true,
  interSplit: "[^\\p{L}\\p{M}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  // Matched against single words, so any character may match; listing them all costs 10 ms a query.
  intraChars: '.',
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1 as const,
  intraRules: (word: string) =>
    Array.from(word).length >= minFuzzyLetters && !/\d/.test(word) ? oneMistake : noMistake,
};

/** Shorter words must match exactly: one mistake would turn them into another word. */
export const minFuzzyLetters = 4;
/** A word of a text, as the options above split it. */
export const wordPattern = /[\p{L}\p{M}\d']+/gu;
const mostWords = 8;

export function searchWords(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean).slice(0, mostWords);
}

/** What is searched for a service. Its number comes last, where `#17` finds it and no other. */
export function serviceSearchText(id: number, ...texts: readonly string[]): string {
  return fold(`${texts.join(' ')} #${id}`);
}

/** The English words of a type's address, so that `instagram followers` finds them in every language. */
export function typeWords(slug: string): string {
  return slug.replaceAll('-', ' ');
}

/** 0 if the text starts with the query or has its number, 1 if every typed word starts a word of the text, otherwise 2. */
export function matchRank(text: string, words: readonly string[]): 0 | 1 | 2 {
  const query = words.join(' ');
  if (text.startsWith(query) || text.endsWith(` #${query.replace('#', '')}`)) return 0;
  return words.every((word) => text.startsWith(word) || text.includes(` ${word}`)) ? 1 : 2;
}
