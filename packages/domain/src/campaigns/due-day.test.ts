import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackIntervals } from './campaign.ts';
import { addDays, daysBetween, daysOf, nextDueDay } from './due-day.ts';

test.each([
  ['daily', '2026-03-07', '2026-01-31', '2026-03-08'],
  ['daily', '2026-12-31', '2026-01-31', '2027-01-01'],
  ['weekly', '2026-02-25', '2026-01-31', '2026-03-04'],
  ['monthly', '2026-01-31', '2026-01-31', '2026-02-28'],
  ['monthly', '2026-02-28', '2026-01-31', '2026-03-31'],
  ['monthly', '2026-03-31', '2026-01-31', '2026-04-30'],
  ['monthly', '2028-01-31', '2026-01-31', '2028-02-29'],
  ['monthly', '2026-12-15', '2026-01-15', '2027-01-15'],
  // Four days late, and the next one is on its day again.
  ['monthly', '2026-02-04', '2026-01-31', '2026-02-28'],
  ['on_demand', '2026-02-04', '2026-01-31', null],
] as const)('%s after %s (begun %s): %s', (track, checkedOn, anchor, due) => {
  expect(nextDueDay(track, checkedOn, anchor)).toBe(due);
});

test('the next day is always later, and at most a month away', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2026-01-01', count));
  fc.assert(
    fc.property(fc.constantFrom(...trackIntervals), day, day, (track, checkedOn, anchor) => {
      const due = nextDueDay(track, checkedOn, anchor);
      if (due === null) return;
      expect(daysBetween(checkedOn, due)).toBeGreaterThanOrEqual(1);
      expect(daysBetween(checkedOn, due)).toBeLessThanOrEqual(31);
    }),
  );
});

test('a range has every day once, over a leap day as well', () => {
  expect(daysOf('2028-02-27', '2028-03-01')).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
  expect(daysOf('2026-01-02', '2026-01-01')).toEqual([]);
});
