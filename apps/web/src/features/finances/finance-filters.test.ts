import { expect, test } from 'vitest';
import { isFiltered, readFinanceFilters } from './finance-filters.ts';

const read = (query: string) => readFinanceFilters(new URLSearchParams(query));

test('filters come from the address', () => {
  expect(
    read('type=order,cancel_order&wallet=task&from=2026-01-01&to=2026-01-31&search=+12+&page=3'),
  ).toEqual({
    types: ['order', 'cancel_order'],
    wallet: 'task',
    from: '2026-01-01',
    to: '2026-01-31',
    search: '12',
    page: 3,
  });
});

test.each([
  '',
  'type=theft',
  'type=fee',
  'wallet=bonus',
  'from=2026-02-30',
  'from=yesterday',
  'to=2026-1-1',
  'search=++',
  'page=0',
  'page=-1',
  'page=1e3',
])('%j asks for everything from the start', (query) => {
  const filters = read(query);
  expect(isFiltered(filters)).toBe(false);
  expect(filters.page).toBe(1);
});
