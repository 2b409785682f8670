import { fold } from './fold.ts';

/** The one thing asked of the fuzzy matcher (uFuzzy): which texts hold something like the word. */
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
  intraChars: "[\\p{L}\\p{M}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1 as const,
  intraRules: (word: string) =>
    Array.from(word).length >= fewestLetters && !/\d/.test(word) ? oneMistake : noMistake,
};

const fewestLetters = 4;
const mostWords = 8;
const longestWord = 40;

export function searchWords(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean).slice(0, mostWords);
}

/**
 * Indexes of the folded texts that hold every word, in any order. Mistakes are forgiven only when
 * nothing fits as typed: then nobody who types well gets results that merely look alike.
 */
export function searchTexts(texts: readonly string[], query: string, fuzzy: FuzzyMatcher): number[] {
  const words = searchWords(query);
  const exact: number[] = [];
  for (const [index, text] of texts.entries())
    if (words.every((word) => text.includes(word))) exact.push(index);
  if (exact.length > 0 || words.length === 0) return exact;
  let among: number[] | undefined;
  for (const word of words) {
    among = alike(texts, word, among, fuzzy);
    if (among.length === 0) break;
  }
  return among ?? [];
}

/** What is too short to be mistyped must be there as it stands: the matcher would see only its letters. */
function alike(
  texts: readonly string[],
  word: string,
  among: number[] | undefined,
  fuzzy: FuzzyMatcher,
): number[] {
  const letters = word.match(/[\p{L}\p{M}]/gu) ?? [];
  if (letters.length >= fewestLetters) {
    return fuzzy.filter(texts as string[], word.slice(0, longestWord), among) ?? [];
  }
  return (among ?? [...texts.keys()]).filter((index) => texts[index]?.includes(word));
}

/** 0 for a text that begins as was typed, 1 where every word begins one, 2 for the rest. */
export function matchRank(text: string, words: readonly string[]): 0 | 1 | 2 {
  if (text.startsWith(words.join(' '))) return 0;
  return words.every((word) => text.startsWith(word) || text.includes(` ${word}`)) ? 1 : 2;
}
