import { expect, test } from 'vitest';
import { presetDays, presetOf, readPeriod } from './period.ts';

const now = Date.UTC(2027, 2, 10, 12);

test('days are read from the address; what is no day is left out', () => {
  const read = (query: string) => readPeriod(new URLSearchParams(query));
  expect(read('start_date=2027-01-01&end_date=2027-01-31')).toEqual({
    start_date: '2027-01-01',
    end_date: '2027-01-31',
  });
  expect(read('start_date=yesterday&end_date=2027-99-31')).toEqual({});
});

test('a preset ends today and counts its first day', () => {
  expect(presetDays('week', now)).toEqual({ start_date: '2027-03-04', end_date: '2027-03-10' });
});

test('chosen days are known again as their preset', () => {
  for (const preset of ['week', 'month', 'quarter'] as const)
    expect(presetOf(presetDays(preset, now), now)).toBe(preset);
  expect(presetOf({}, now)).toBe('month');
  expect(presetOf({ start_date: '2027-01-01' }, now)).toBe('other');
});
