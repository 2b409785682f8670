import { shortNumber } from '@marquee/domain/charts/short-number.ts';
import { formatCount, groupThousands } from '@marquee/domain/format/number.ts';
import { type NumberStyle, spacedNumbers } from '@marquee/domain/format/number-style.ts';
import { createContext, useContext } from 'react';

export interface Numbers {
  style: NumberStyle;
  count(count: bigint | number): string;
  /** Of exact decimal text with a point. */
  decimal(text: string): string;
  /** `1.2K`, where there is no room for more. */
  short(value: number): string;
  /** On a badge, which has room for two digits. */
  badge(count: number): string;
}

const mostOnBadge = 99;

export function numbersIn(style: NumberStyle): Numbers {
  return {
    style,
    count: (count) => formatCount(count, style),
    decimal: (text) => groupThousands(text, style),
    short: (value) => shortNumber(value, style),
    badge: (count) => (count > mostOnBadge ? `${mostOnBadge}+` : formatCount(count, style)),
  };
}

/** Set once for the page, by `PhrasesProvider`: phrases and numbers change together. */
export const NumbersContext = createContext<Numbers>(numbersIn(spacedNumbers));

/** Writes numbers as the panel wants them: alike everywhere, or as the reader's language does. */
export function useNumbers(): Numbers {
  return useContext(NumbersContext);
}
