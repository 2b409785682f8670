import { displayAmount } from '@marquee/domain/money/display.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import { useMemo } from 'react';
import { useShell } from '../../shell/shell-data.ts';

/** Payouts are requested and made in dollars, so nothing on this page is shown in another currency. */
export function useDollars() {
  const precision = useShell().settings.rounding_precision;
  return useMemo(() => {
    const shown = (rounding: 'up' | 'down') => (text: string) =>
      displayAmount(parseMoney(text) ?? zero, { currency: 'USD', precision, rounding });
    return { balance: shown('down'), charge: shown('up') };
  }, [precision]);
}
