import { expect, test } from 'vitest';
import { offersAfterPayment } from './offers-after-payment.ts';

const network = (id: number, networkId: number | null) =>
  ({ id, position: 'network', network: networkId === null ? null : { id: networkId } }) as const;
const offers = [
  network(1, 7),
  { id: 2, position: 'middle', network: null },
  { id: 3, position: 'top', network: { id: 9 } },
  network(4, 8),
  { id: 5, position: 'top', network: null },
  network(6, null),
] as const;
const shown = (...paid: number[]) => offersAfterPayment(offers, paid).map(({ id }) => id);

test('top comes before middle, each in the order of the operator', () => {
  expect(shown()).toEqual([3, 5, 2]);
});

test('a network’s offer follows a paid order of that network, and only that', () => {
  expect(shown(8)).toEqual([3, 5, 2, 4]);
  expect(shown(8, 7)).toEqual([3, 5, 2, 1, 4]);
  expect(shown(99)).toEqual([3, 5, 2]);
});
