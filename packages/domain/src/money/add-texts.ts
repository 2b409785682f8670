import { formatMoney, parseMoney, sum, zero } from './money.ts';

/** The sum of amounts as the API sends them, exact. */
export function addTexts(amounts: readonly string[]): string {
  return formatMoney(sum(amounts.map((text) => parseMoney(text) ?? zero)));
}
