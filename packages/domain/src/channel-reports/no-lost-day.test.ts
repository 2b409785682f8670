import { expect, test } from 'vitest';
import { addDays } from '../format/calendar.ts';
import { daysToRead, firstUnsettledDay } from './report-freshness.ts';
import { daysOf, networkDay, newestReportDay, reportRange } from './report-range.ts';

const hour = 3_600_000;

/** The same chances in every run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** What the network says of a day: nothing for a day or two, then too little, in the end the truth. */
function reported(day: string, now: Date): number | undefined {
  const today = networkDay(now);
  if (day > addDays(today, -2)) return undefined;
  return day >= firstUnsettledDay(now) ? 50 : 100;
}

test.each([1, 2, 3])(
  '400 days with outages and long absences: in the end every day is whole (%i)',
  (seed) => {
    const random = chances(seed);
    const read = new Map<string, Date>();
    const known = new Map<string, number>();
    const start = Date.parse('2026-01-20T12:00:00Z');
    const visit = (now: Date, range: { dateStart?: string }) => {
      const asked = reportRange(range, now);
      if ('refused' in asked) throw new Error('the range of a visit was refused');
      const missing = daysToRead(asked, read, now);
      if (!missing || random() < 0.3) return;
      for (const day of daysOf(missing)) {
        const views = reported(day, now);
        if (views !== undefined) known.set(day, views);
        read.set(day, now);
      }
    };
    let now = new Date(start);
    while (now.getTime() < start + 400 * 24 * hour) {
      now = new Date(now.getTime() + (1 + random() * (random() < 0.05 ? 400 : 30)) * hour);
      visit(now, {});
    }
    const whole = { dateStart: '2026-01-20' };
    for (let turn = 0; turn < 40; turn += 1) {
      now = new Date(now.getTime() + 7 * hour);
      visit(now, whole);
    }
    const last = addDays(newestReportDay(now), -3);
    for (const day of daysOf({ start: whole.dateStart, end: last }))
      expect([day, known.get(day)]).toEqual([day, 100]);
  },
);
