import { findFlagged } from './flagged-words.ts';

export interface TextRange {
  from: number;
  /** The first character behind it. */
  to: number;
}

/** Where words of the list stand in the text, one behind the other and without overlaps. */
export function flaggedRanges(text: string, words: readonly string[]): TextRange[] {
  const found = words.flatMap((word) => findFlagged(text, word));
  const ranges: TextRange[] = [];
  for (const range of found.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    const last = ranges.at(-1);
    if (last && range.from < last.to) last.to = Math.max(last.to, range.to);
    else ranges.push({ ...range });
  }
  return ranges;
}
