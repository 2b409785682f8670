import { fold } from './fold.ts';

export type Range = [start: number, end: number];

const minFuzzyLetters = 4;

/** Where a text contains the typed words, for highlighting: exactly, or else with one typing mistake. */
export function matchRanges(text: string, words: readonly string[]): Range[] {
  if (words.length === 0) return [];
  const { folded, starts, ends } = foldWithPositions(text);
  const found = words.flatMap((word) => {
    const exact = occurrences(folded, word);
    return exact.length > 0 ? exact : mistyped(folded, word);
  });
  // A letter that folds to two is marked whole, also where only the first of them was typed.
  return merged(
    found.map(([start, end]) => [starts[start] ?? 0, ends[end - 1] ?? text.length] satisfies Range),
  );
}

/**
 * A letter with all that folding may join to it: accents, signs without a width, the voicing marks of half-width kana
 * and the parts of a Korean syllable.
 */
const letters =
  /[\s\S][\p{M}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u1160-\u11ff\u3130-\u318f\uff9e-\uffdc]*/gu;

/** Folding may change the length, so where each folded character comes from is kept. */
function foldWithPositions(text: string): { folded: string; starts: number[]; ends: number[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  for (const { 0: letter, index } of text.matchAll(letters)) {
    const part = fold(letter);
    for (let at = 0; at < part.length; at += 1) {
      starts.push(index);
      ends.push(index + letter.length);
    }
    folded += part;
  }
  return { folded, starts, ends };
}

function occurrences(text: string, word: string): Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    found.push([at, at + word.length]);
  }
  return found;
}

function mistyped(text: string, word: string): Range[] {
  if (word.length < minFuzzyLetters) return [];
  return [...text.matchAll(/[\p{L}\p{M}\d']+/gu)].flatMap(({ 0: token, index }): Range[] =>
    [-1, 0, 1].some((more) => isOneMistakeAway(token.slice(0, word.length + more), word))
      ? [[index, index + token.length]]
      : [],
  );
}

/** One letter added, missing or different, or two neighbours swapped. */
function isOneMistakeAway(left: string, right: string): boolean {
  let start = 0;
  while (start < left.length && left[start] === right[start]) start += 1;
  const rest = (text: string, skipped: number) => text.slice(start + skipped);
  return (
    rest(left, 1) === rest(right, 1) ||
    rest(left, 1) === rest(right, 0) ||
    rest(left, 0) === rest(right, 1) ||
    (left[start] === right[start + 1] && left[start + 1] === right[start] && rest(left, 2) === rest(right, 2))
  );
}

function merged(ranges: readonly Range[]): Range[] {
  const sorted = ranges.toSorted((one, other) => one[0] - other[0]);
  const whole: Range[] = [];
  for (const [start, end] of sorted) {
    const last = whole.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else whole.push([start, end]);
  }
  return whole;
}
