import { fold } from './search-texts.ts';

export type Range = [start: number, end: number];

const minFuzzyLetters = 4;

/** Where a text contains the typed words, for highlighting: exactly, or else with one typing mistake. */
export function matchRanges(text: string, words: readonly string[]): Range[] {
  if (words.length === 0) return [];
  const { folded, positions } = foldWithPositions(text);
  const found = words.flatMap((word) => {
    const exact = occurrences(folded, word);
    return exact.length > 0 ? exact : mistyped(folded, word);
  });
  return merged(found).map(([start, end]) => [positions[start] ?? 0, positions[end] ?? text.length]);
}

/** Folding may change the length, so the original position of each folded character is kept. */
function foldWithPositions(text: string): { folded: string; positions: number[] } {
  const positions: number[] = [];
  let folded = '';
  let position = 0;
  for (const character of text) {
    const part = fold(character);
    for (let index = 0; index < part.length; index += 1) positions.push(position);
    folded += part;
    position += character.length;
  }
  positions.push(position);
  return { folded, positions };
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
