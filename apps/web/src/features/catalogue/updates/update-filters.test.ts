import { expect, test } from 'vitest';
import { readUpdateFilters } from './update-filters.ts';

const read = (query: string) => readUpdateFilters(new URLSearchParams(query));

test('filters come from the address', () => {
  expect(read('kind=price&network=youtube&service_id=12&favourites=true')).toEqual({
    kind: 'price',
    network: 'youtube',
    serviceId: 12,
    favourites: true,
  });
});

test.each(['', 'kind=theft', 'service_id=-1', 'service_id=0', 'service_id=1e9', 'network=', 'favourites=1'])(
  '%j asks for everything',
  (query) => {
    expect(Object.values(read(query)).every((value) => value === undefined)).toBe(true);
  },
);
