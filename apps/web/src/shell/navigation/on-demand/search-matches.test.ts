import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import { expect, it } from 'vitest';
import { matchesName, matchNetworks, matchTypes } from './search-matches.ts';

const network = (name: string, types: string[]) =>
  ({ name, service_types: types.map((type) => ({ name: type })) }) as NetworkWithTypes;

const networks = [
  network('YouTube', ['Views', 'Watch time', 'Likes']),
  network('Instagram', ['Views', 'Likes']),
  network('Telegram', ['Post views']),
];

it.each([
  ['YouTube', 'tube', true],
  ['YouTube', 'YOU', true],
  ['Watch time', 'time watch', true],
  ['Watch time', 'watch hours', false],
  ['Просмотры', 'ПРОС', true],
  ['anything', '', true],
])('%s is found by %j: %s', (name, text, expected) => {
  expect(matchesName(name, text)).toBe(expected);
});

it('finds networks by a part of their name', () => {
  expect(matchNetworks(networks, 'gram').map(({ name }) => name)).toEqual(['Instagram', 'Telegram']);
});

it('finds types by name and by network and name, not by the network alone', () => {
  const found = (text: string) =>
    matchTypes(networks, text).map(({ network, type }) => [network.name, type.name]);
  expect(found('likes')).toEqual([
    ['YouTube', 'Likes'],
    ['Instagram', 'Likes'],
  ]);
  expect(found('youtube view')).toEqual([['YouTube', 'Views']]);
  expect(found('youtube')).toEqual([]);
});
