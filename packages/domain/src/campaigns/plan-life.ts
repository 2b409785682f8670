const dayMs = 86_400_000;
/** Before the end of a trial or month. */
export const noticeDays = 3;

export interface PlanLife {
  status: 'trial' | 'active' | 'lapsed';
  endsAt: Date;
  renews: boolean;
  /** Its customer was told that this end is near. */
  isNoticed: boolean;
}

export type PlanStep =
  | { act: 'nothing' }
  | { act: 'notify' }
  /** Try to take the next month from the balance; if there is too little, decide again. */
  | { act: 'charge' }
  | { act: 'lapse'; why: 'unpaid' | 'not_renewed' };

/** What happens next to a customer's plan, one step at a time. */
export function decidePlanLife(
  life: PlanLife,
  { now, isPaymentRefused }: { now: Date; isPaymentRefused: boolean },
): PlanStep {
  if (life.status === 'lapsed') return { act: 'nothing' };
  const leftMs = life.endsAt.getTime() - now.getTime();
  if (leftMs > 0)
    return leftMs <= noticeDays * dayMs && !life.isNoticed ? { act: 'notify' } : { act: 'nothing' };
  if (!life.renews) return { act: 'lapse', why: 'not_renewed' };
  return isPaymentRefused ? { act: 'lapse', why: 'unpaid' } : { act: 'charge' };
}

/** Months follow each other; after a longer break, in which nothing was tracked, the next begins now. */
export function nextMonthStart(endsAt: Date, now: Date): Date {
  return now.getTime() - endsAt.getTime() <= dayMs ? endsAt : now;
}
