import { axisTicks } from '@marquee/domain/charts/axis-ticks.ts';
import { displayTick, inShownCurrency } from '@marquee/domain/money/display.ts';
import { larger, parseSignedMoney, zero } from '@marquee/domain/money/money.ts';
import { useShownCurrency } from './use-amounts.ts';

interface ChartScale {
  ticks: string[];
  /** Of the axis: 1 at its top. */
  share(amount: string): number;
}

/** An axis in the visitor's currency, high enough for these amounts. */
export function useChartScale(amounts: readonly string[]): ChartScale {
  const shown = useShownCurrency();
  const toUnits = (amount: string) => inShownCurrency(parseSignedMoney(amount), shown, 'up');
  const highest = amounts.map(parseSignedMoney).reduce(larger, zero);
  const ticks = axisTicks(inShownCurrency(highest, shown, 'up'));
  const top = ticks.at(-1) ?? 1n;
  return {
    ticks: ticks.map((units) => displayTick(units, shown.currency)),
    share: (amount) => Number((toUnits(amount) * 10_000n) / top) / 10_000,
  };
}
