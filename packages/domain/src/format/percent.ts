import type { Locale } from '../locale/locales.ts';
import { groupThousands } from './number.ts';
import type { NumberStyle } from './number-style.ts';

const usual = '0.0%';

/** Where a language differs. `Intl` knows it too, but takes a slow phone a tenth of a second to load for one sign. */
const patterns: Partial<Record<Locale, string>> = {
  de: '0,0\u00a0%',
  es: '0,0\u00a0%',
  fr: '0,0\u00a0%',
  ru: '0,0\u00a0%',
  pt_BR: '0,0%',
  vi: '0,0%',
  tr: '%0,0',
};

/**
 * A fraction as the language writes percentages: `12.5%`, `12,5 %`, `%12,5`, with at most two places. Thousands are
 * grouped as in all other numbers, and the space is always the same one.
 */
export function formatPercent(fraction: number, locale: Locale, style?: NumberStyle): string {
  const [before = '', decimal = '.', after = ''] = (patterns[locale] ?? usual).split('0');
  const hundredths = Math.round(Math.abs(fraction) * 10_000);
  const [whole = '', places] = String(hundredths / 100).split('.');
  const sign = fraction < 0 && hundredths > 0 ? '-' : '';
  return sign + before + groupThousands(whole, style) + (places ? decimal + places : '') + after;
}
