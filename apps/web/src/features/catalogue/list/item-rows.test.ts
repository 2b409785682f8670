import { expect, test } from 'vitest';
import { itemRows } from './item-rows.ts';

const shape = (...given: Parameters<typeof itemRows>) => itemRows(...given).map(({ from, to }) => [from, to]);

test('services stand in lines of so many columns', () => {
  expect(shape(5, 2, undefined)).toEqual([
    [0, 2],
    [2, 4],
    [4, 5],
  ]);
  expect(shape(0, 3, 40)).toEqual([]);
});

test('the interlude follows a whole line, once', () => {
  expect(shape(6, 2, 4)).toEqual([
    [0, 2],
    [2, 4],
    [4, 4],
    [4, 6],
  ]);
  expect(shape(6, 2, 3)).toEqual(shape(6, 2, 4));
  expect(shape(3, 1, 9)).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});
