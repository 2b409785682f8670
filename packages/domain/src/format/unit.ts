import { groupThousands } from './number.ts';
import type { NumberStyle } from './number-style.ts';

const digits: ReadonlySet<string> = new Set(['group', 'decimal', 'fraction']);

/**
 * `1.4 MB`, `230 мс`: the unit and its place are the language's, the number, of at most one decimal place, looks like
 * the numbers around it.
 */
export function formatUnit(amount: number, unit: string, languageTag: string, style?: NumberStyle): string {
  const shown = Math.round(amount * 10) / 10;
  return new Intl.NumberFormat(languageTag, { style: 'unit', unit, useGrouping: false })
    .formatToParts(shown)
    .filter(({ type }) => !digits.has(type))
    .map(({ type, value }) => (type === 'integer' ? groupThousands(String(shown), style) : value))
    .join('');
}
