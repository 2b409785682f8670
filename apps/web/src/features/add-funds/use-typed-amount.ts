import { formatDecimal } from '@marquee/domain/money/decimal.ts';
import { parseTypedAmount, shownCurrency } from '@marquee/domain/money/display.ts';
import { toRubles } from '@marquee/domain/money/exchange.ts';
import { formatMoney, parseMoney } from '@marquee/domain/money/money.ts';
import { amountPlaces, roundToPrecision } from '@marquee/domain/money/rounding.ts';
import { useCurrency } from '../../shell/preferences/currency.tsx';
import { useShell } from '../../shell/shell-data.ts';

/** An amount is typed in the visitor's currency and sent in dollars. */
export function useTypedAmount() {
  const { currency } = useCurrency();
  const { settings } = useShell();
  const shown = shownCurrency(currency, settings.currencies.RUB.rate ?? undefined);
  return {
    currency: shown.currency,
    /** Empty while the text is no amount. */
    toDollars: (typed: string): string => {
      const amount = parseTypedAmount(typed, shown);
      return amount === undefined ? '' : formatMoney(amount);
    },
    /** At least as much, in whole cents of the currency. */
    fromDollars: (text: string): string => {
      const amount = parseMoney(text);
      if (amount === undefined || shown.currency === 'USD') return text;
      return formatDecimal(roundToPrecision(toRubles(amount, shown.rate, 'up'), 2, 'up'), amountPlaces);
    },
  } as const;
}
