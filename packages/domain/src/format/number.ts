import { formatDecimal } from '../money/decimal.ts';
import type { Ppm } from '../money/ratio.ts';

/** `1234567.89` becomes `1 234 567.89`; decimals are left alone. */
export function groupThousands(decimalText: string): string {
  const [whole = '', ...decimals] = decimalText.split('.');
  return [whole.replace(/\B(?=([0-9]{3})+$)/g, ' '), ...decimals].join('.');
}

export function formatCount(count: bigint | number): string {
  return groupThousands(count.toString());
}

/** A fraction times 100: 125,000 parts per million is `12.5`. No sign, since its place differs by language. */
export function formatPercent(share: Ppm): string {
  return formatDecimal(BigInt(share), 4);
}
