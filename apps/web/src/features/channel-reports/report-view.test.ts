import { expect, test } from 'vitest';
import { readReportView } from './report-view.ts';

const read = (query: string) => readReportView(new URLSearchParams(query), '2026-03-31');

test('an empty address means views of the last month, which the server chooses', () => {
  expect(read('')).toEqual({
    channelId: undefined,
    period: 'month',
    days: {},
    compare: false,
    metric: 'views',
  });
});

test('longer periods go back by whole months, also from a long month to a short one', () => {
  expect(read('period=quarter').days).toEqual({ dateStart: '2025-12-31' });
  expect(read('period=year').days).toEqual({ dateStart: '2025-03-31' });
  expect(readReportView(new URLSearchParams('period=year'), '2028-02-29').days.dateStart).toBe('2027-02-28');
});

test('chosen days are taken in either order; what is no day is left out', () => {
  expect(read('period=custom&from=2026-01-05&to=2026-01-20').days).toEqual({
    dateStart: '2026-01-05',
    dateEnd: '2026-01-20',
  });
  expect(read('period=custom&from=2026-01-20&to=2026-01-05').days).toEqual({
    dateStart: '2026-01-05',
    dateEnd: '2026-01-20',
  });
  expect(read('period=custom&from=2026-02-30&to=soon').days).toEqual({});
});

test('days count only where they were chosen, unknown words not at all', () => {
  expect(read('from=2026-01-05&to=2026-01-20').days).toEqual({});
  expect(read('period=decade&metric=money&compare=yes')).toMatchObject({
    period: 'month',
    metric: 'views',
    compare: false,
  });
  expect(read('metric=watch_time&compare=1&channel=UC1')).toMatchObject({
    metric: 'watch_time',
    compare: true,
    channelId: 'UC1',
  });
});
