import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseMoney, zero } from '../money/money.ts';
import { groupCart, lowValueTier, withChangedItem, withItem, withItems, withoutItems } from './cart.ts';
import { type CartItem, maxCartItems, readCart } from './cart-item.ts';

const item = (changes: Partial<CartItem> = {}): CartItem => ({
  index: 0,
  url: 'https://videos.example/1',
  networkId: 1,
  serviceTypeId: 2,
  serviceId: 3,
  serviceName: 'Views',
  quantity: 1000,
  subtotal: '1.5',
  packageServiceSlug: null,
  isServicesFreezed: false,
  isDripFeed: false,
  numberOfRuns: 2,
  dripFeedMinutes: 60,
  dripFeedMode: 'flat',
  dripFeedQuantityStep: 100,
  min: 100,
  max: 10_000,
  step: 100,
  calculableQuantity: false,
  isGuarantee: false,
  isPaymentRestricted: false,
  targetableValues: [{ targetId: 4, values: ['a', 'b'] }],
  countries: ['DE'],
  ...changes,
});

test('what was kept is read as it was', () => {
  const items = [item(), item({ index: 1, packageServiceSlug: 'start' })];
  expect(readCart(JSON.stringify(items))).toEqual(items);
});

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['no list', '{"length":1}'],
  ['a hole', '[null]'],
  ['a fraction of a piece', JSON.stringify([item({ quantity: 1.5 })])],
  ['less than nothing', JSON.stringify([item({ quantity: -1 })])],
  ['an unknown mode', JSON.stringify([{ ...item(), dripFeedMode: 'sideways' }])],
  ['a missing field', JSON.stringify([{ ...item(), url: undefined }])],
  ['a text that is none', JSON.stringify([{ ...item(), targetableValues: [{ targetId: 4, values: [1] }] }])],
])('%s is an empty cart', (_, text) => {
  expect(readCart(text)).toEqual([]);
});

test('a number is never given twice while others wait', () => {
  const two = withItem(withItem([], item()), item({ url: 'https://videos.example/2' }));
  expect(two.map(({ index }) => index)).toEqual([0, 1]);
  const after = withItem(withoutItems(two, [0]), item({ url: 'https://videos.example/3' }));
  expect(after.map(({ index }) => index)).toEqual([1, 2]);
});

test('the same service for the same link takes the place of the earlier wish', () => {
  const items = withItem(withItem([], item()), item({ quantity: 2000 }));
  expect(items).toEqual([item({ index: 1, quantity: 2000 })]);
});

test('whatever is added and removed, numbers are unique, wishes too, and nothing else is lost', () => {
  const step = fc.oneof(
    fc.record({ serviceId: fc.nat(3), url: fc.constantFrom('', 'a', 'b') }),
    fc.record({ removed: fc.nat(5) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let items: CartItem[] = [];
      for (const input of steps) {
        const before = items;
        if ('removed' in input) {
          items = withoutItems(items, [input.removed]);
          expect(before.filter(({ index }) => index !== input.removed)).toEqual(items);
          continue;
        }
        items = withItem(items, item(input));
        const isSame = ({ serviceId, url }: CartItem) => serviceId === input.serviceId && url === input.url;
        const others = before.filter((one) => input.url === '' || !isSame(one));
        expect(items.slice(0, -1)).toEqual(others);
        expect(items.at(-1)).toMatchObject(input);
      }
      expect(new Set(items.map(({ index }) => index)).size).toBe(items.length);
      expect(readCart(JSON.stringify(items))).toEqual(items);
      expect(groupCart(items).flatMap((group) => group.items)).toHaveLength(items.length);
    }),
  );
});

test('services without a link stand beside each other', () => {
  expect(withItem(withItem([], item({ url: '' })), item({ url: '' }))).toHaveLength(2);
});

test('a cart takes a hundred, and of what is more than that nothing', () => {
  const wish = (number: number) => item({ url: `https://videos.example/${number}` });
  const requests = Array.from({ length: maxCartItems - 1 }, (_, number) => wish(number));
  const almost = withItems([], requests) ?? [];
  expect(almost).toHaveLength(99);
  expect(withItems(almost, [wish(99), wish(100)])).toBeUndefined();
  const full = withItems(almost, [wish(99)]) ?? [];
  expect(full).toHaveLength(100);
  expect(withItems(full, [wish(100)])).toBeUndefined();
  // An item that replaces an earlier one needs no extra room.
  expect(withItems(full, [item({ url: wish(7).url, quantity: 500 })])).toHaveLength(100);
  expect(withItems(withoutItems(full, [0]), [wish(100)])).toHaveLength(100);
  expect(readCart(JSON.stringify(full))).toEqual(full);
});

test('only the named item changes', () => {
  const items = [item(), item({ index: 1 })];
  expect(withChangedItem(items, 1, { quantity: 500 })).toEqual([items[0], item({ index: 1, quantity: 500 })]);
});

test('groups are by network and link, in the order of their first item', () => {
  const groups = groupCart([
    item({ index: 0, networkId: 1, url: 'a' }),
    item({ index: 1, networkId: 2, url: 'a' }),
    item({ index: 2, networkId: 1, url: 'a' }),
    item({ index: 3, networkId: 1, url: 'b' }),
  ]);
  expect(groups.map(({ networkId, url, items }) => [networkId, url, items.map((one) => one.index)])).toEqual([
    [1, 'a', [0, 2]],
    [2, 'a', [1]],
    [1, 'b', [3]],
  ]);
  expect(groups.map(({ firstNumber }) => firstNumber)).toEqual([1, 3, 4]);
});

test.each([
  ['0', 1],
  ['19.99999999', 1],
  ['20', undefined],
  ['20.00000001', 2],
  ['39.99', 2],
  ['40', undefined],
  ['40.00000001', 3],
])('a total of %s is of tier %s', (total, tier) => {
  expect(lowValueTier(parseMoney(total) ?? zero)).toBe(tier);
});
