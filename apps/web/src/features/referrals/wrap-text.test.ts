import { expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

const measure = (text: string) => text.length;

test.each([
  ['short', 10, 3, ['short']],
  ['two words here', 9, 3, ['two words', 'here']],
  ['panel.example/?ref=abc', 10, 3, ['panel.exam', 'ple/?ref=a', 'bc']],
  ['one two three four', 5, 2, ['one', 'two…']],
  ['', 5, 2, []],
])('%j in %d letters and %d lines', (text, room, most, lines) => {
  expect(wrapText(text, { room, most, measure })).toEqual(lines);
});
