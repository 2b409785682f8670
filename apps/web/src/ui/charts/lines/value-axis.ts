import { axisTicks } from '@marquee/domain/charts/axis-ticks.ts';
import type { ChartData } from './chart-data.ts';

export interface ValueAxis {
  ticks: number[];
  range: [number, number];
}

/** What `axisTicks` takes for the smallest distance. */
const unit = 1_000_000;

/** The marks that hold every shown value; of positions the first mark is 1, with some room above its line. */
export function valueAxis(
  { series, isInverted = false, fractionDigits = 0 }: ChartData,
  hidden: ReadonlySet<string>,
): ValueAxis {
  let [lowest, highest] = [0, 0];
  for (const { id, values, compare = [] } of series) {
    if (hidden.has(id)) continue;
    for (const list of [values, compare])
      for (const value of list) {
        if (value === null) continue;
        if (value > highest) highest = value;
        if (value < lowest) lowest = value;
      }
  }
  return isInverted ? positionAxis(highest) : amountAxis(lowest, highest, unit * 10 ** fractionDigits);
}

function amountAxis(lowest: number, highest: number, scale: number): ValueAxis {
  const toUnits = (value: number) => BigInt(Math.round(value * scale));
  const ticks = axisTicks(toUnits(highest), toUnits(lowest)).map((tick) => Number(tick) / scale);
  return { ticks, range: [ticks[0] ?? 0, ticks.at(-1) ?? 1] };
}

function positionAxis(highest: number): ValueAxis {
  const step = [1, 2, 5, 10, 20, 50].find((distance) => highest <= 5 * distance) ?? 100;
  const steps = Math.max(1, Math.ceil(highest / step));
  const ticks = [
    1,
    ...Array.from({ length: steps }, (_, index) => (index + 1) * step).filter((tick) => tick > 1),
  ];
  const last = Math.max(2, ticks.at(-1) ?? 2);
  return { ticks, range: [1 - (last - 1) * 0.04, last] };
}

/** Places of the days that are named below the chart: evenly spaced, as many as fit, the last one always. */
export function dayTicks(days: number, room: number, perLabel = 84): number[] {
  if (days < 1) return [];
  const most = Math.max(1, Math.floor(room / perLabel));
  const step = Math.max(1, Math.ceil((days - 1) / most));
  const ticks: number[] = [];
  for (let place = days - 1; place >= 0; place -= step) ticks.unshift(place);
  return ticks;
}
