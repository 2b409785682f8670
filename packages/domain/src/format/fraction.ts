import { formatDecimal } from '../money/decimal.ts';
import type { Ppm } from '../money/ratio.ts';

/** A fraction times 100: 125,000 parts per million is `12.5`. No sign, since its place differs by language. */
export function formatPercent(share: Ppm): string {
  return formatDecimal(BigInt(share), 4);
}
