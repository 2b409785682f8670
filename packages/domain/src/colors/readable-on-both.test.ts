import { expect, test } from 'vitest';
import { readableOnBoth } from './readable-on-both.ts';

test.each([
  ['#000000', '#333333', '#ffffff'],
  ['#ffffff', '#eeeeee', '#050505'],
  ['#000000', '#767676', '#ffffff'],
  ['#ffffff', '#555555', '#050505'],
])('on %s to %s text is %s', (start, end, expected) => {
  expect(readableOnBoth(start, end)).toBe(expected);
});
