import { expect, it } from 'vitest';
import { breakLines } from './break-lines.ts';

const upToTen = (line: string) => line.length <= 10;

it.each([
  ['one two', ['one two']],
  ['one two three', ['one two', 'three']],
  ['  spaces   count   once ', ['spaces', 'count once']],
  ['one two three four five six', undefined],
  ['unbreakable', undefined],
])('%j becomes %j', (text, expected) => {
  expect(breakLines(text, upToTen, 2)).toEqual(expected);
});
