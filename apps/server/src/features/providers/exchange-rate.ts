import { parseExchangeRate } from '@marquee/domain/money/exchange.ts';
import { amountPlaces, divideUp } from '@marquee/domain/money/rounding.ts';
import type { Context } from '../../platform/context.ts';
import { getSettings } from '../settings/index.ts';

const oneUnit = 10n ** BigInt(amountPlaces);

/** What one unit of the currency costs in 10^-8 USD, rounded up; undefined when the panel knows no rate for it. */
export async function usdPerUnit(ctx: Context, currency: string): Promise<bigint | undefined> {
  if (currency === 'USD') return oneUnit;
  if (currency !== 'RUB') return undefined;
  const { rate } = (await getSettings(ctx)).currencies.RUB;
  const perDollar = rate === null ? undefined : parseExchangeRate(rate);
  return perDollar === undefined ? undefined : divideUp(oneUnit * oneUnit, perDollar);
}

/** The currencies whose rate the panel can look up. */
export function hasExchangeRate(currency: string): boolean {
  return currency === 'USD' || currency === 'RUB';
}
