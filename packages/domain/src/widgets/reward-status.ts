import { type Money, zero } from '../money/money.ts';
import type { OwnPurchaseSign } from './own-purchase.ts';
import type { WidgetRewardStatus } from './widget-look.ts';

interface RewardFacts {
  /** The share of the cash that is kept by now. */
  due: Money;
  signs: readonly OwnPurchaseSign[];
  /** An operator's word about it. */
  decision: 'paid' | 'refused' | undefined;
}

/** On one's own purchase nobody earns; what only looks like one waits for an operator. What is lost may come back. */
export function widgetRewardStatus({ due, signs, decision }: RewardFacts): WidgetRewardStatus {
  if (decision === 'refused' || signs.includes('same_account')) return 'refused';
  if (due === zero) return 'reversed';
  return signs.length === 0 || decision === 'paid' ? 'paid' : 'held';
}
