import { fitOrderQuantity } from '../quantity/fit-quantity.ts';
import { effectiveMax, type QuantityLimits } from '../quantity/quantity.ts';

export const dripFeedModes = ['flat', 'ascending', 'descending'] as const;

export type DripFeedMode = (typeof dripFeedModes)[number];

export interface DripFeed {
  mode: DripFeedMode;
  runs: number;
  minutesBetweenRuns: number;
  /** The first run's quantity. */
  quantity: bigint;
  /** By how much each run differs from the one before; ignored by a flat feed. */
  quantityStep: bigint;
}

export const dripFeedDefaults = {
  mode: 'flat',
  runs: 2,
  minutesBetweenRuns: 60,
  quantityStep: 100n,
} as const satisfies Omit<DripFeed, 'quantity'>;

/** Enough for a year of daily runs with room to spare; bounds what one request can create. */
export const runLimits = { min: 2, max: 1_000 };
export const minuteLimits = { min: 1, max: 43_200 };

export type DripFeedRefusal =
  | 'runs_out_of_range'
  | 'minutes_out_of_range'
  | 'quantity_below_min'
  | 'quantity_step_not_positive'
  | 'total_above_max';

export type DripFeedPlan =
  | { ok: true; quantities: bigint[]; total: bigint; minutesToLastRun: number }
  | { ok: false; refusal: DripFeedRefusal };

export function planDripFeed(feed: DripFeed, service: QuantityLimits): DripFeedPlan {
  const { mode, runs, minutesBetweenRuns, quantity, quantityStep } = feed;
  if (!isWithin(runs, runLimits)) return refuse('runs_out_of_range');
  if (!isWithin(minutesBetweenRuns, minuteLimits)) return refuse('minutes_out_of_range');
  if (quantity < service.min) return refuse('quantity_below_min');
  if (mode !== 'flat' && quantityStep <= 0n) return refuse('quantity_step_not_positive');

  const max = effectiveMax(service.max);
  const change = { flat: 0n, ascending: quantityStep, descending: -quantityStep }[mode];
  const planned = Array.from({ length: runs }, (_, run) => quantity + change * BigInt(run));
  if (planned.some((run) => run > max)) return refuse('total_above_max');

  // Each run becomes an order of its own, so each must be a quantity the service sells.
  const quantities = planned.map((run) => fitOrderQuantity(run.toString(), service));
  const total = quantities.reduce((sum, run) => sum + run, 0n);
  if (total > max) return refuse('total_above_max');
  return { ok: true, quantities, total, minutesToLastRun: (runs - 1) * minutesBetweenRuns };
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

function refuse(refusal: DripFeedRefusal): DripFeedPlan {
  return { ok: false, refusal };
}
