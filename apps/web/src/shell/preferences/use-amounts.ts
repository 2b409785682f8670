import { displayAmount, displayUnitPrice, shownCurrency } from '@marquee/domain/money/display.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { useMemo } from 'react';
import { useShell } from '../shell-data.ts';
import { useCurrency } from './currency.tsx';

/** Formats amounts from the API (exact USD text) in the visitor's currency and the panel's precision. */
export function useAmounts() {
  const { currency } = useCurrency();
  const { settings } = useShell();
  const rate = settings.currencies.RUB.rate;
  const precision = settings.rounding_precision;
  return useMemo(() => {
    const shown = shownCurrency(currency, rate ?? undefined);
    const read = (text: string) => parseMoney(text) ?? zero;
    return {
      /** What will be charged, never shown smaller than it is. */
      charge: (text: string) => displayAmount(read(text), { ...shown, precision, rounding: 'up' }),
      /** What someone has, never shown larger than it is. */
      balance: (text: string) => displayAmount(read(text), { ...shown, precision }),
      unitPrice: (text: string) => displayUnitPrice(read(text), { ...shown, precision }),
    };
  }, [currency, rate, precision]);
}
