import { daysOfPeriod, type OverviewPeriod } from '@marquee/domain/charts/overview-periods.ts';

const dayMs = 86_400_000;

export interface Periods {
  /** Days of the period, in UTC, and of the one before. */
  from: string;
  to: string;
  beforeFrom: string;
  beforeTo: string;
  /** The moments at which they begin; the period before ends where this one begins. */
  start: Date;
  beforeStart: Date;
  /** Of today. */
  end: Date;
}

/** Up to now, and as many days before. */
export function readPeriods(period: OverviewPeriod, now: Date): Periods {
  const count = daysOfPeriod[period];
  const today = Date.parse(now.toISOString().slice(0, 10));
  const dayBack = (days: number) => new Date(today - days * dayMs);
  const asDay = (date: Date) => date.toISOString().slice(0, 10);
  return {
    from: asDay(dayBack(count - 1)),
    to: asDay(dayBack(0)),
    beforeFrom: asDay(dayBack(2 * count - 1)),
    beforeTo: asDay(dayBack(count)),
    start: dayBack(count - 1),
    beforeStart: dayBack(2 * count - 1),
    end: dayBack(-1),
  };
}
