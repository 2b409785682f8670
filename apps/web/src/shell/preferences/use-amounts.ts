import { isolated } from '@marquee/domain/locale/locales.ts';
import { type AmountsTogether, amountsTogether } from '@marquee/domain/money/amounts-together.ts';
import { displayAmount, displayUnitPrice, type Sign, shownCurrency } from '@marquee/domain/money/display.ts';
import { parseSignedMoney as read } from '@marquee/domain/money/money.ts';
import { useCallback, useMemo } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useShell } from '../shell-data.ts';
import { useCurrency } from './currency.tsx';

/** Amounts as the API sends them: exact USD text, with a minus where money left. */
export interface TextsTogether {
  total(amount: string, sign?: Sign): string;
  between(one: string, other: string, sign?: Sign): string;
  times(amount: string, count: number): string;
  parts(amounts: readonly string[], sign?: Sign): string[];
}

/** Formats amounts from the API in the visitor's currency. Dollars are rounded only where one amount stands alone. */
export function useAmounts() {
  const shown = useShownCurrency();
  const isolate = useIsolate();
  const { rounding_precision: precision } = useShell().settings;
  const { style: numbers } = useNumbers();
  return useMemo(
    () => ({
      /** What will be charged: every decimal of it. */
      charge: (text: string) =>
        isolate(displayAmount(read(text), { ...shown, precision, exact: true, rounding: 'up', numbers })),
      /** What someone has, rounded down. Only for an amount that stands alone, with the exact one in reach. */
      balance: (text: string) => isolate(displayAmount(read(text), { ...shown, precision, numbers })),
      /** Every decimal, in dollars, whatever currency is chosen. */
      exact: (text: string) =>
        isolate(displayAmount(read(text), { currency: 'USD', precision, exact: true, numbers })),
      unitPrice: (text: string) => isolate(displayUnitPrice(read(text), { ...shown, precision, numbers })),
    }),
    [shown, precision, numbers, isolate],
  );
}

/**
 * For amounts that stand together: whoever adds them up comes to the total shown. `fixedRate` is the rate that a
 * charge in rubles was converted at.
 */
export function useAmountsTogether(
  kind: 'charges' | 'holdings' = 'charges',
  fixedRate?: string | null,
): TextsTogether {
  const shown = useShownCurrency(fixedRate);
  const isolate = useIsolate();
  const { rounding_precision } = useShell().settings;
  const { style: numbers } = useNumbers();
  return useMemo(() => {
    const rounding = kind === 'charges' ? 'up' : 'down';
    // A gateway charges whole cents, also on a panel that shows none.
    const precision = fixedRate ? Math.max(rounding_precision, 2) : rounding_precision;
    return fromTexts(amountsTogether({ ...shown, precision, rounding, numbers }), isolate);
  }, [shown, rounding_precision, numbers, kind, fixedRate, isolate]);
}

/** `fixedRate` in place of the panel's. */
export function useShownCurrency(fixedRate?: string | null) {
  const { currency } = useCurrency();
  const { settings } = useShell();
  const rate = fixedRate ?? settings.currencies.RUB.rate ?? undefined;
  return useMemo(() => shownCurrency(currency, rate), [currency, rate]);
}

/** An amount begins with its sign and currency, also in the middle of a language that is read from the right. */
function useIsolate(): (amount: string) => string {
  const { locale } = useServices();
  return useCallback((amount) => isolated(amount, locale), [locale]);
}

function fromTexts(
  { total, between, times, parts }: AmountsTogether,
  isolate: (amount: string) => string,
): TextsTogether {
  return {
    total: (amount, sign) => isolate(total(read(amount), sign)),
    between: (one, other, sign) => isolate(between(read(one), read(other), sign)),
    times: (amount, count) => isolate(times(read(amount), count)),
    parts: (amounts, sign) => parts(amounts.map(read), sign).map(isolate),
  };
}
