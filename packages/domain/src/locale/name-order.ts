import { madeOnce } from '../format/made-once.ts';
import { type Locale, languageTag } from './locales.ts';

type Compare = (left: string, right: string) => number;

/**
 * The alphabetical order of a language. Letters decide, then accents, then case, so that `Äpfel` follows `Apfel` and
 * precedes `Birne`; numbers count as numbers.
 */
export const nameOrder = madeOnce(
  (locale: Locale): Compare => new Intl.Collator(languageTag(locale), { numeric: true }).compare,
);

/** For each name its place in that order, the same for equal names. Numbers compare much faster than names. */
export function placesByName(names: readonly string[], locale: Locale): Int32Array {
  const compare = nameOrder(locale);
  const nameAt = (index: number) => names[index] ?? '';
  const sorted = [...names.keys()].sort((left, right) => compare(nameAt(left), nameAt(right)));
  const places = new Int32Array(names.length);
  let place = 0;
  for (const [at, index] of sorted.entries()) {
    const before = sorted[at - 1];
    if (before !== undefined && compare(nameAt(before), nameAt(index)) !== 0) place += 1;
    places[index] = place;
  }
  return places;
}
