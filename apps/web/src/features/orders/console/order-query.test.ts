import { expect, test } from 'vitest';
import { orderQuery } from './order-query.ts';

const read = (address: string) => {
  const params = new URLSearchParams(address);
  return orderQuery((name) => params.get(name) ?? undefined);
};

test('reads what stands in the address', () => {
  expect(
    read('status=error,partial&provider_id=3&from=2026-11-01&min_amount=2.5&sort=oldest&mode=mass&after=9'),
  ).toMatchObject({
    status: ['error', 'partial'],
    provider_id: 3,
    from: '2026-11-01',
    min_amount: '2.5',
    sort: 'oldest',
    mode: 'mass',
    after: 9,
  });
});

test('leaves out what the call would refuse', () => {
  const query = read(
    'status=lost&provider_id=-1&from=yesterday&min_amount=1e3&sort=up&dispatch=gone&after=x',
  );
  expect(Object.values(query).filter((value) => value !== undefined)).toEqual([]);
});
