/** A load that was put on something: how much it did, and how long each took in milliseconds. */
export interface Load {
  perSecond: number;
  milliseconds: number[];
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Several rounds of the same load as one. */
export function together(loads: readonly Load[]): Load {
  return {
    perSecond: loads.reduce((sum, load) => sum + load.perSecond, 0) / loads.length,
    milliseconds: loads.flatMap((load) => load.milliseconds),
  };
}
