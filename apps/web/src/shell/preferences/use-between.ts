import { shownCurrency } from '@marquee/domain/money/display.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { shownBetween, shownLeft, shownRest } from '@marquee/domain/money/shown-between.ts';
import { useShell } from '../shell-data.ts';
import { useCurrency } from './currency.tsx';

const read = (text: string) => parseMoney(text) ?? zero;

/** Differences between displayed amounts, so that a bill adds up in any currency. */
export function useBetween() {
  const { currency } = useCurrency();
  const { currencies, rounding_precision: precision } = useShell().settings;
  const style = { ...shownCurrency(currency, currencies.RUB.rate ?? undefined), precision };
  return {
    /** Of two charges. */
    between: (larger: string, smaller: string) => shownBetween(read(larger), read(smaller), style),
    /** Of a charge, after a part of it was paid back. */
    rest: (charge: string, paidBack: string) => shownRest(read(charge), read(paidBack), style),
    /** Of an income, after a spending; with its sign. */
    left: (income: string, spending: string) => shownLeft(read(income), read(spending), style),
  };
}
