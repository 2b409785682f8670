import { type Locale, languageTag } from '../locale/locales.ts';
import { madeOnce } from './made-once.ts';
import { groupThousands } from './number.ts';
import type { NumberStyle } from './number-style.ts';

const percentFormat = madeOnce(
  (locale: Locale) =>
    new Intl.NumberFormat(languageTag(locale), {
      style: 'percent',
      maximumFractionDigits: 2,
      useGrouping: false,
    }),
);

/**
 * A fraction as the language writes percentages: `12.5%`, `12,5 %`, `%12,5`. Thousands are grouped as in all other
 * numbers, and the space is always the same one, whatever version of the locale data server and browser have.
 */
export function formatPercent(fraction: number, locale: Locale, style?: NumberStyle): string {
  return percentFormat(locale)
    .formatToParts(fraction)
    .map(({ type, value }) => {
      if (type === 'integer') return groupThousands(value, style);
      return type === 'literal' ? value.replace(/\s/g, '\u00a0') : value;
    })
    .join('');
}
