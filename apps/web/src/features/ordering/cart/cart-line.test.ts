import type { CartItem } from '@marquee/domain/cart/cart-item.ts';
import { expect, test } from 'vitest';
import { lineFromQuery } from '../form/line/form-line.ts';
import { cartLine, editAddress, isEditedByForm } from './cart-line.ts';

const item = (changes: Partial<CartItem> = {}): CartItem => ({
  index: 5,
  url: 'https://videos.example/1?a=b&c=d',
  networkId: 1,
  serviceTypeId: 2,
  serviceId: 3,
  serviceName: 'Views',
  quantity: 1000,
  subtotal: '1.5',
  packageServiceSlug: null,
  isServicesFreezed: false,
  isDripFeed: false,
  numberOfRuns: 4,
  dripFeedMinutes: 30,
  dripFeedMode: 'ascending',
  dripFeedQuantityStep: 50,
  min: 100,
  max: 10_000,
  step: 100,
  calculableQuantity: false,
  isGuarantee: false,
  isPaymentRestricted: false,
  targetableValues: [],
  countries: [],
  ...changes,
});
const given = (address: string) => new URL(address, 'https://panel.example').searchParams;

test('a drip feed is edited by the form, which gets all of it', () => {
  const query = given(editAddress(item({ isDripFeed: true })));
  expect(isEditedByForm(item({ isDripFeed: true }))).toBe(true);
  expect(query.get('cartItem')).toBe('5');
  expect(lineFromQuery(query)).toEqual({
    url: 'https://videos.example/1?a=b&c=d',
    networkId: 1,
    typeId: 2,
    serviceId: 3,
    quantity: 1000n,
    isDripFeed: true,
    runs: 4,
    minutes: 30,
    mode: 'ascending',
    quantityStep: 50n,
  });
});

test('counted texts are edited by the form, and not in portions', () => {
  expect(isEditedByForm(item({ calculableQuantity: true }))).toBe(true);
  expect(lineFromQuery(given(editAddress(item({ calculableQuantity: true }))))).not.toHaveProperty(
    'isDripFeed',
  );
  expect(isEditedByForm(item())).toBe(false);
});

test('counted texts are sent without the number that was counted', () => {
  const targetableValues = [{ targetId: 4, values: ['one', 'two'] }];
  expect(cartLine(item({ calculableQuantity: true, quantity: 2, targetableValues })).request).toEqual({
    index: 5,
    service_id: 3,
    url: 'https://videos.example/1?a=b&c=d',
    targetable_values: [{ target_id: 4, values: ['one', 'two'] }],
  });
});
