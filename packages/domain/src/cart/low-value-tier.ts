import { type Money, parseMoney, zero } from '../money/money.ts';

const first = parseMoney('20') ?? zero;
const second = parseMoney('40') ?? zero;

/** How small a cart was when it was left. The thresholds themselves belong to no tier. */
export function lowValueTier(total: Money): 1 | 2 | 3 | undefined {
  if (total < first) return 1;
  if (total > second) return 3;
  return total > first && total < second ? 2 : undefined;
}
