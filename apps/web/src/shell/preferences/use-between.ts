import { shownCurrency } from '@marquee/domain/money/display.ts';
import { displayDifference, displayNet, displayRemainder } from '@marquee/domain/money/display-difference.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
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
    between: (larger: string, smaller: string) => displayDifference(read(larger), read(smaller), style),
    /** Of a charge, after a part of it was paid back. */
    rest: (charge: string, paidBack: string) => displayRemainder(read(charge), read(paidBack), style),
    /** Of an income, after a spending; with its sign. */
    left: (income: string, spending: string) => displayNet(read(income), read(spending), style),
  };
}
