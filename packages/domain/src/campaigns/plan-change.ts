import { nextMonthEnd } from '../child-panels/billing-month.ts';
import { type Money, money, zero } from '../money/money.ts';
import { divideUp } from '../money/rounding.ts';

const dayMs = 86_400_000;

export interface PlanTerms {
  id: bigint;
  /** A month. */
  price: Money;
  keywordsLimit: number;
  trialDays: number;
}

export interface HeldPlan {
  status: 'trial' | 'active' | 'lapsed';
  plan: Pick<PlanTerms, 'id' | 'keywordsLimit'>;
  /** What the present month was sold for; the plan itself may cost something else by now. */
  price: Money;
  startedAt: Date;
  endsAt: Date;
}

export interface PlanChange {
  change: 'trial' | 'subscribe' | 'upgrade' | 'downgrade' | 'current';
  dueNow: Money;
  beginsAt: Date;
  /** Of the trial or month that then runs. */
  endsAt: Date;
  status: 'trial' | 'active';
}

/**
 * What choosing a plan means. A trial is for those who never had a plan. A larger plan begins at once for the
 * difference over the days left, a smaller one when the month ends, since this one is paid.
 */
export function decidePlanChange(held: HeldPlan | undefined, wanted: PlanTerms, now: Date): PlanChange {
  const month = { beginsAt: now, endsAt: nextMonthEnd(now), status: 'active', dueNow: wanted.price } as const;
  if (!held && wanted.trialDays > 0) {
    const endsAt = new Date(now.getTime() + wanted.trialDays * dayMs);
    return { change: 'trial', dueNow: zero, beginsAt: now, endsAt, status: 'trial' };
  }
  if (!held || held.status === 'lapsed') return { change: 'subscribe', ...month };
  const goesOn = { beginsAt: now, endsAt: held.endsAt, status: held.status, dueNow: zero };
  if (held.plan.id === wanted.id) return { change: 'current', ...goesOn };
  if (!isLarger(wanted, held)) return { change: 'downgrade', ...goesOn, beginsAt: held.endsAt };
  if (held.status === 'active')
    return { change: 'upgrade', ...goesOn, dueNow: differenceLeft(held, wanted, now) };
  // A plan without a trial does not get one by way of another plan's.
  return wanted.trialDays > 0 ? { change: 'upgrade', ...goesOn } : { change: 'upgrade', ...month };
}

/** Whole days, so that the sum that was shown holds for the rest of the day. */
function differenceLeft(held: HeldPlan, wanted: PlanTerms, now: Date): Money {
  const difference = wanted.price - held.price;
  if (difference <= 0n) return zero;
  const total = Math.max(1, Math.round((held.endsAt.getTime() - held.startedAt.getTime()) / dayMs));
  const left = Math.ceil((held.endsAt.getTime() - now.getTime()) / dayMs);
  return money(divideUp(difference * BigInt(Math.min(Math.max(left, 0), total)), BigInt(total)));
}

function isLarger(wanted: PlanTerms, { price, plan }: HeldPlan): boolean {
  return wanted.price === price ? wanted.keywordsLimit > plan.keywordsLimit : wanted.price > price;
}
