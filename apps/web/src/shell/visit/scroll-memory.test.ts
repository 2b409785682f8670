import { expect, it } from 'vitest';
import { withPosition } from './scroll-memory.ts';

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
