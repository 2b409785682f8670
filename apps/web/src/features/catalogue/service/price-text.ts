import type { Currency } from '@marquee/domain/currency/currencies.ts';
import { groupThousands } from '@marquee/domain/format/number.ts';
import { type NumberStyle, withCurrencySymbol } from '@marquee/domain/format/number-style.ts';
import { parseExchangeRate, parseRubles, toDollars, toRubles } from '@marquee/domain/money/exchange.ts';
import { formatMoney, money, parseMoney } from '@marquee/domain/money/money.ts';
import { roundToPrecision } from '@marquee/domain/money/rounding.ts';

/** A bound of the price range, as it was typed and in its own currency. */
export function priceText(
  amount: string | undefined,
  currency: Currency,
  style: NumberStyle,
): string | undefined {
  if (!amount) return undefined;
  return withCurrencySymbol(groupThousands(amount, style), currency, style);
}

const places = 4;

/** The same bound in another currency; it is the text of a field, so it has no currency sign. */
export function priceIn(
  currency: Currency,
  bound: { amount: string | undefined; currency: Currency },
  rublesPerDollar: string | null,
): string {
  const { amount = '' } = bound;
  const rate = rublesPerDollar === null ? undefined : parseExchangeRate(rublesPerDollar);
  if (bound.currency === currency || rate === undefined) return amount;
  const dollars = parseMoney(amount);
  const rubles = parseRubles(amount);
  const units =
    currency === 'USD'
      ? rubles !== undefined && toDollars(rubles, rate)
      : dollars !== undefined && toRubles(dollars, rate, 'down');
  return units === false ? '' : formatMoney(money(roundToPrecision(units, places, 'down')));
}
