import type { Locale } from '@marquee/domain/locale/locales.ts';
import { directionOf } from '@marquee/domain/locale/locales.ts';
import createBidi, { type Bidi } from 'bidi-js';

/** Hebrew, Arabic, Syriac, Thaana and their neighbours. */
const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Neighbouring letters of one direction, as they are drawn from left to right. */
export interface Piece {
  text: string;
  isFromRight: boolean;
}

let shared: Bidi | undefined;

/**
 * A line in the order in which a pen that moves to the right draws it. Words that are read from the right are pieces
 * of their own: their letters join, and are drawn from the last to the first.
 */
export function inVisualOrder(text: string, locale: Locale): Piece[] {
  if (!fromTheRight.test(text)) return [{ text, isFromRight: false }];
  shared ??= createBidi();
  const embedding = shared.getEmbeddingLevels(text, directionOf(locale));
  const mirrored = shared.getMirroredCharactersMap(text, embedding.levels);
  const pieces: (Piece & { last: number })[] = [];
  for (const place of shared.getReorderedIndices(text, embedding)) {
    // A pair of surrogates is one letter, found at the first of them.
    if (isSecondOfPair(text, place)) continue;
    const letter = mirrored.get(place) ?? String.fromCodePoint(text.codePointAt(place) ?? 0);
    if (bidiControl.test(letter)) continue;
    const isFromRight = (embedding.levels[place] ?? 0) % 2 === 1 && fromTheRight.test(letter);
    const piece = pieces.at(-1);
    if (piece?.isFromRight === isFromRight && (!isFromRight || piece.last === place + 1)) {
      piece.text = isFromRight ? letter + piece.text : piece.text + letter;
      piece.last = place;
    } else pieces.push({ text: letter, isFromRight, last: place });
  }
  return pieces.map(({ text, isFromRight }) => ({ text, isFromRight }));
}

function isSecondOfPair(text: string, place: number): boolean {
  return /[\udc00-\udfff]/.test(text[place] ?? '') && /[\ud800-\udbff]/.test(text[place - 1] ?? '');
}

/** They say where a direction begins and ends, and are drawn by nobody. */
const bidiControl = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
