import { numberStyleFor } from '@marquee/domain/format/number-style-of.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import compile from 'icu-minify/compile';
import { _createCache, _createIntlFormatters } from 'use-intl/core';
import { expect, test } from 'vitest';
import formatMessage, { formatsOf } from './format-message.ts';

const cache = _createCache();
const formatters = _createIntlFormatters(cache);
const phrase = compile('{count, plural, one {# order} other {# orders}} of {name}');

function text(locale: string, count: number, isByLanguage: boolean) {
  const numbers = numberStyleFor(locale.replace('-', '_') as Locale, isByLanguage);
  const options = { cache, formatters, locale, globalFormats: formatsOf(numbers) };
  return formatMessage('key', phrase, { count, name: 'Kim' }, options);
}

test.each([
  ['en', '1\u00a0234 orders of Kim', '1,234 orders of Kim'],
  ['de', '1\u00a0234 orders of Kim', '1.234 orders of Kim'],
  ['es', '1\u00a0234 orders of Kim', '1234 orders of Kim'],
  ['hi-IN', '1\u00a0234 orders of Kim', '1,234 orders of Kim'],
])('a count in a phrase in %s', (locale, alike, byLanguage) => {
  expect(text(locale, 1234, false)).toBe(alike);
  expect(text(locale, 1234, true)).toBe(byLanguage);
});

test('large and broken numbers, and phrases without any', () => {
  expect(text('hi-IN', 1_234_567, true)).toBe('12,34,567 orders of Kim');
  expect(text('de', 1.5, true)).toBe('1,5 orders of Kim');
  expect(text('de', 0.1 + 0.2, false)).toBe('0.3 orders of Kim');
  expect(formatMessage('key', 'Plain', undefined, { cache, formatters, locale: 'de' })).toBe('Plain');
});
