import { add, type Money, money, zero } from '../money/money.ts';
import { applyPpm, type Ppm, ppm } from '../money/ratio.ts';
import { highest, type LadderGrade } from './reckon-grade.ts';

export interface PricedGrade extends LadderGrade {
  discount: Ppm;
}

export interface StandingCustomer {
  gradeId: bigint | null;
  /** What counts of their spend. */
  spent: Money;
  /** Given by an operator and still lasting. */
  givenId: bigint | null;
  /** What was kept of their orders lately, by the discount that the services had for everybody. */
  orders: readonly { kept: Money; serviceDiscount: Ppm }[];
}

interface LadderEffect {
  movesUp: number;
  movesDown: number;
  /** What grades took off beyond the services' own discounts, at each ladder. */
  costBefore: Money;
  costAfter: Money;
}

const million = 1_000_000n;

/** What a change of the ladder would do to these customers, once all of them have moved. */
export function ladderEffect(
  customers: Iterable<StandingCustomer>,
  before: readonly PricedGrade[],
  after: readonly PricedGrade[],
): LadderEffect {
  const effect: LadderEffect = { movesUp: 0, movesDown: 0, costBefore: zero, costAfter: zero };
  for (const { gradeId, spent, givenId, orders } of customers) {
    const from = before.find(({ id }) => id === gradeId);
    const to = highest(after.filter(({ id, spendingGoal }) => spent >= spendingGoal || id === givenId));
    // The same grade at another goal is no move; one that is gone is compared by the goal it had.
    const kept = after.find(({ id }) => id === from?.id) ?? from;
    const [low, high] = [kept?.spendingGoal ?? -1n, to?.spendingGoal ?? -1n];
    if (from?.id !== to?.id && high > low) effect.movesUp += 1;
    if (from?.id !== to?.id && high < low) effect.movesDown += 1;
    for (const order of orders) {
      const listed = beforeDiscount(order.kept, larger(order.serviceDiscount, from?.discount));
      effect.costBefore = add(effect.costBefore, costOf(listed, order.serviceDiscount, from?.discount));
      effect.costAfter = add(effect.costAfter, costOf(listed, order.serviceDiscount, to?.discount));
    }
  }
  return effect;
}

function beforeDiscount(kept: Money, discount: Ppm): Money {
  const left = million - BigInt(discount);
  return left > 0n ? money((kept * million) / left) : kept;
}

function costOf(listed: Money, service: Ppm, grade: Ppm | undefined): Money {
  return applyPpm(listed, ppm(larger(service, grade) - service), 'down');
}

function larger(service: Ppm, grade: Ppm | undefined): Ppm {
  return grade !== undefined && grade > service ? grade : service;
}
