import type { Reach } from '../bench.ts';

/** How far beyond its aim a ratio is: 2 is twice as good, below 1 it is missed. */
export function beyondAim(ratio: number, reach: Reach): number {
  const aim = Number(reach.slice(2));
  return reach.startsWith('≥') ? ratio / aim : aim / ratio;
}

/** As the table prints it: 0.995 counts as 1.00. */
export function isReached(ratio: number, reach: Reach): boolean {
  return Number.isFinite(ratio) && ratio > 0 && beyondAim(Number(ratio.toFixed(2)), reach) >= 1;
}
