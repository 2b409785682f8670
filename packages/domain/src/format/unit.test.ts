import { expect, test } from 'vitest';
import { numberStyleOf } from './number-style-of.ts';
import { formatUnit } from './unit.ts';

test.each([
  ['en', 1.449, 'megabyte', '1.4 MB'],
  ['de', 1.449, 'megabyte', '1.4 MB'],
  ['de', 12_345, 'millisecond', '12\u00a0345 ms'],
])('%s, %d %s: alike in every language', (tag, amount, unit, expected) => {
  expect(ordinary(formatUnit(amount, unit, tag))).toBe(ordinary(expected));
});

test.each([
  ['en', 'en', 12_345, 'millisecond', '12,345 ms'],
  ['de', 'de', 12_345.6, 'millisecond', '12.345,6 ms'],
  ['es', 'es', 1234, 'millisecond', '1234 ms'],
  ['ru', 'ru', 10.48, 'megabyte', '10,5 МБ'],
  ['hi_IN', 'hi-IN', 123_456, 'millisecond', '1,23,456 मि॰से॰'],
] as const)('%s as the language writes it', (locale, tag, amount, unit, expected) => {
  expect(ordinary(formatUnit(amount, unit, tag, numberStyleOf(locale)))).toBe(ordinary(expected));
});

function ordinary(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
