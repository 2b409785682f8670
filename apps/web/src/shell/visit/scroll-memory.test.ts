import { expect, it } from 'vitest';
import { firstPosition, withPosition } from './scroll-memory.ts';

it('keeps the last ten paths, the newest position of each', () => {
  let positions: [string, number][] = [];
  for (let index = 0; index < 12; index += 1) positions = withPosition(positions, `/page-${index}`, index);
  expect(positions.map(([path]) => path)).toEqual(
    Array.from({ length: 10 }, (_, index) => `/page-${index + 2}`),
  );
  positions = withPosition(positions, '/page-5', 99.6);
  expect(positions.at(-1)).toEqual(['/page-5', 100]);
  expect(positions).toHaveLength(10);
});

it.each([
  ['a reader who has scrolled meanwhile stays there', 480, 'reload', 200, undefined],
  ['a new visit begins where the browser put it', 0, 'navigate', 200, undefined],
  ['a reload goes on where it was', 0, 'reload', 200, 200],
  ['so does coming back from another site', 0, 'back_forward', 200, 200],
  ['a page that was never seen is left alone', 0, 'reload', undefined, undefined],
])('%s', (_, current, visit, known, expected) => {
  expect(firstPosition(current, visit, known)).toBe(expected);
});
