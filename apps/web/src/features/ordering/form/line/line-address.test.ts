import { expect, test } from 'vitest';
import { lineFromQuery, newLine } from './form-line.ts';
import { lineAddress } from './line-address.ts';

const alone = { kind: 'single', soldSlug: undefined } as const;
const queryOf = (address: string) => new URL(address, 'https://panel.example').searchParams;

const changes = {
  url: 'https://videos.example/1?a=b&c=d',
  networkId: 1,
  typeId: 2,
  serviceId: 3,
  quantity: 1000n,
};
const portions = {
  isDripFeed: true,
  runs: 4,
  minutes: 30,
  mode: 'ascending',
  quantityStep: 50n,
} as const;

test('what was entered is in the address, and is read from it again', () => {
  expect(lineFromQuery(queryOf(lineAddress(newLine(changes), alone)))).toEqual(changes);
  const inPortions = newLine({ ...changes, ...portions });
  expect(lineFromQuery(queryOf(lineAddress(inPortions, alone)))).toEqual({ ...changes, ...portions });
});

test('an empty form has a plain address', () => {
  expect(lineAddress(newLine(), alone)).toBe('/orders/create');
});

test('the kind of form and the one service it sells stay', () => {
  const query = queryOf(lineAddress(newLine(changes), { kind: 'multi', soldSlug: 'good-views' }));
  expect([query.get('type'), query.get('service')]).toEqual(['multi', 'good-views']);
});
