import { expect, test } from 'vitest';
import { isFiltered, readOrderFilters } from './order-filters.ts';

const read = (query: string) => readOrderFilters(new URLSearchParams(query));

test('an empty address is the first ten, newest first', () => {
  const filters = read('');
  expect(filters).toMatchObject({ statuses: [], sort: 'id', direction: 'desc', page: 1, perPage: 10 });
  expect(isFiltered(filters)).toBe(false);
});

test('reads every filter', () => {
  const filters = read(
    'status=error,unpaid&network=3&drip_feed=7&from=2026-01-31&to=2026-02-28&search=%20abc%20&sort=cost&direction=asc&page=4&per_page=50',
  );
  expect(filters).toEqual({
    statuses: ['unpaid', 'error'],
    networkId: '3',
    feedId: '7',
    from: '2026-01-31',
    to: '2026-02-28',
    search: 'abc',
    sort: 'cost',
    direction: 'asc',
    page: 4,
    perPage: 50,
  });
  expect(isFiltered(filters)).toBe(true);
});

test.each([
  'status=gone',
  'network=-1',
  'network=1e3',
  'from=2026-02-30',
  'to=yesterday',
  'search=%20%20',
  'sort=password',
  'direction=sideways',
  'page=0',
  'page=999999999999999999',
  'per_page=1000',
])('%s says nothing', (query) => {
  expect(read(query)).toEqual(read(''));
});

test('no page beyond what the server counts to', () => {
  expect(read('page=999999999').page).toBe(100_000);
});
