import type { ShownCurrency } from './display.ts';
import { parseRubles, toDollars } from './exchange.ts';
import { type Money, parseMoney } from './money.ts';

/** What a person typed into a field that shows `$1 234.50`: spaces and the symbol are ignored. */
export function parseTypedAmount(text: string, shown: ShownCurrency): Money | undefined {
  const digits = text.replace(/\s/g, '').replace(/^[$₽]|₽$/, '');
  if (shown.currency === 'USD') return parseMoney(digits);
  const rubles = parseRubles(digits);
  return rubles === undefined ? undefined : toDollars(rubles, shown.rate);
}
