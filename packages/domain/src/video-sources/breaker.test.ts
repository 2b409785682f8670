import { expect, test } from 'vitest';
import { pauseAfter } from './breaker.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 30_000],
  [6, 60_000],
  [10, 960_000],
  [11, 1_800_000],
  [5000, 1_800_000],
])('%i failures in a row pause for %i ms', (failures, pause) => {
  expect(pauseAfter(failures, 0.5)).toBe(pause);
  expect(pauseAfter(failures, 0)).toBe(pause * 0.75);
  expect(pauseAfter(failures, 1)).toBe(pause * 1.25);
});
