import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

test.each([
  [0, 15],
  [1, 15],
  [2, 30],
  [5, 240],
  [9, 3600],
  [1_000_000, 3600],
])('after %i tries it waits %i seconds', (attempts, seconds) => {
  expect(retryDelay(attempts)).toBe(seconds);
});
