import { type Money, money, zero } from '../money/money.ts';
import { divideDown } from '../money/rounding.ts';

interface MeasuredSource {
  /** The median time until it began to deliver lately; null where too few orders tell. */
  medianSeconds: number | null;
}

/** A source that is only a little faster is no reason to charge for it. */
const fasterShare = 0.8;

/** Fewer waiting orders than this are sent within moments anyway. */
export const fewestWaiting = 10;

/**
 * Of the sources in the order they are tried, the one that begins clearly sooner than the first. Undefined where
 * the first is already the fastest, or where nobody knows.
 */
export function fasterSource<Source extends MeasuredSource>(sources: readonly Source[]): Source | undefined {
  const usual = sources[0]?.medianSeconds ?? null;
  if (usual === null) return undefined;
  return sources
    .filter(({ medianSeconds }) => medianSeconds !== null && medianSeconds < usual * fasterShare)
    .toSorted((one, other) => (one.medianSeconds ?? 0) - (other.medianSeconds ?? 0))[0];
}

/** Whether paying for speed-up would change anything right now. */
export function speedupHelps(sources: readonly MeasuredSource[], waiting: number): boolean {
  return waiting >= fewestWaiting || fasterSource(sources) !== undefined;
}

/** What of the charge was for the speed-up; a coupon made it cheaper in proportion. */
export function speedupShare(charged: Money, order: { listedCost: Money; speedupCost: Money }): Money {
  if (order.listedCost <= zero) return zero;
  return money(divideDown(charged * order.speedupCost, order.listedCost));
}
