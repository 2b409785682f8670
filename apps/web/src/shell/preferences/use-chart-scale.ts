import { axisTicks } from '@marquee/domain/charts/axis-ticks.ts';
import { displayTick, inShownCurrency } from '@marquee/domain/money/display.ts';
import { larger, parseSignedMoney, smaller, zero } from '@marquee/domain/money/money.ts';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useShownCurrency } from './use-amounts.ts';

interface ChartScale {
  ticks: string[];
  /** Where zero stands: 0 at the foot of the axis, 1 at its top. */
  zero: number;
  /** Of the whole axis; below zero for a loss. */
  share(amount: string): number;
}

/** An axis in the visitor's currency with room for these amounts. */
export function useChartScale(amounts: readonly string[]): ChartScale {
  const shown = useShownCurrency();
  const { style } = useNumbers();
  const toUnits = (amount: string) => inShownCurrency(parseSignedMoney(amount), shown, 'up');
  const all = amounts.map(parseSignedMoney);
  const ticks = axisTicks(
    inShownCurrency(all.reduce(larger, zero), shown, 'up'),
    inShownCurrency(all.reduce(smaller, zero), shown, 'down'),
  );
  const [bottom, top] = [ticks[0] ?? 0n, ticks.at(-1) ?? 1n];
  const ofAxis = (part: bigint) => Number((part * 10_000n) / (top - bottom)) / 10_000;
  return {
    ticks: ticks.map((tick) => displayTick(tick, shown.currency, style)),
    zero: ofAxis(-bottom),
    share: (amount) => ofAxis(toUnits(amount)),
  };
}
