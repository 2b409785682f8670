import { expect, test } from 'vitest';
import { averagePosition, bestPosition, countPlaces, crossing, positionChange } from './positions.ts';

test.each([
  [12, 9, { place: 10, entered: true }],
  [12, 2, { place: 3, entered: true }],
  [2, 12, { place: 3, entered: false }],
  [9, 12, { place: 10, entered: false }],
  [null, 50, { place: 50, entered: true }],
  [50, null, { place: 50, entered: false }],
  [4, 10, undefined],
  [10, 11, { place: 10, entered: false }],
  [null, null, undefined],
  [1, 3, undefined],
])('from %s to %s', (before, after, told) => {
  expect(crossing(before, after)).toEqual(told);
});

test('figures over several keywords leave out what was not found', () => {
  const positions = [1, null, 4, 48];
  expect(averagePosition(positions)).toBe(17.7);
  expect(averagePosition([null])).toBeNull();
  expect(bestPosition(positions)).toBe(1);
  expect(bestPosition([])).toBeNull();
  expect(countPlaces(positions)).toEqual({ first3: 1, first10: 2, first50: 3, beyond: 1 });
  expect(positionChange(12, 9)).toBe(3);
  expect(positionChange(null, 9)).toBeNull();
});
