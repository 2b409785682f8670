import { expect, it } from 'vitest';
import { mayReload } from './stale-chunks.ts';

it.each([
  [null, 1000, true],
  ['1000', 1500, false],
  ['1000', 61_000, false],
  ['1000', 61_001, true],
])('last reload %j, now %j: %j', (last, now, expected) => {
  expect(mayReload(last, now)).toBe(expected);
});
