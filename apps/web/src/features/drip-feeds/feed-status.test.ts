import { expect, test } from 'vitest';
import { isPartialFeed } from './feed-status.tsx';

test.each([
  ['completed', 200, true],
  ['canceled', 200, true],
  ['completed', 500, false],
  ['canceled', 0, false],
  ['in_processing', 200, false],
] as const)('a feed that is %s with %d of 500: partial is %s', (status, current_quantity, expected) => {
  expect(isPartialFeed({ status, current_quantity, total_quantity: 500 })).toBe(expected);
});
