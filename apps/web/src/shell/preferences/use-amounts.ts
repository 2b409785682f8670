import { isolated, type Locale } from '@marquee/domain/locale/locales.ts';
import { type AmountsTogether, amountsTogether } from '@marquee/domain/money/amounts-together.ts';
import { displayAmount, displayUnitPrice, type Sign, shownCurrency } from '@marquee/domain/money/display.ts';
import { parseSignedMoney as read } from '@marquee/domain/money/money.ts';
import { useMemo } from 'react';
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
  const { locale } = useServices();
  const { rounding_precision: precision } = useShell().settings;
  const { style: numbers } = useNumbers();
  return useMemo(
    () => ({
      /** What will be charged: every decimal of it. */
      charge: (text: string) =>
        isolated(
          displayAmount(read(text), { ...shown, precision, exact: true, rounding: 'up', numbers }),
          locale,
        ),
      /** What someone has, rounded down. Only for an amount that stands alone, with the exact one in reach. */
      balance: (text: string) =>
        isolated(displayAmount(read(text), { ...shown, precision, numbers }), locale),
      /** Every decimal, in dollars, whatever currency is chosen. */
      exact: (text: string) =>
        isolated(displayAmount(read(text), { currency: 'USD', precision, exact: true, numbers }), locale),
      unitPrice: (text: string) =>
        isolated(displayUnitPrice(read(text), { ...shown, precision, numbers }), locale),
    }),
    [shown, precision, numbers, locale],
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
  const { locale } = useServices();
  const { rounding_precision } = useShell().settings;
  const { style: numbers } = useNumbers();
  return useMemo(() => {
    const rounding = kind === 'charges' ? 'up' : 'down';
    // A gateway charges whole cents, also on a panel that shows none.
    const precision = fixedRate ? Math.max(rounding_precision, 2) : rounding_precision;
    return fromTexts(amountsTogether({ ...shown, precision, rounding, numbers }), locale);
  }, [shown, rounding_precision, numbers, kind, fixedRate, locale]);
}

/** `fixedRate` in place of the panel's. */
export function useShownCurrency(fixedRate?: string | null) {
  const { currency } = useCurrency();
  const { settings } = useShell();
  const rate = fixedRate ?? settings.currencies.RUB.rate ?? undefined;
  return useMemo(() => shownCurrency(currency, rate), [currency, rate]);
}

/** An amount begins with its sign and currency, also in the middle of a language that is read from the right. */
function fromTexts({ total, between, times, parts }: AmountsTogether, locale: Locale): TextsTogether {
  return {
    total: (amount, sign) => isolated(total(read(amount), sign), locale),
    between: (one, other, sign) => isolated(between(read(one), read(other), sign), locale),
    times: (amount, count) => isolated(times(read(amount), count), locale),
    parts: (amounts, sign) => parts(amounts.map(read), sign).map((text) => isolated(text, locale)),
  };
}
