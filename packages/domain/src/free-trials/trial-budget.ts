import { add, type Money } from '../money/money.ts';

/** What trials cost the panel today, and would with one more. */
export function isWithinBudget({
  budget,
  spent,
  cost,
}: {
  budget: Money;
  spent: Money;
  cost: Money;
}): boolean {
  return add(spent, cost) <= budget;
}
