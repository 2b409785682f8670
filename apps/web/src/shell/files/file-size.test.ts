import { spacedNumbers } from '@marquee/domain/format/number-style.ts';
import { numberStyleOf } from '@marquee/domain/format/number-style-of.ts';
import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [1, 'en', '1 kB', '1 kB'],
  [420_300, 'en', '420 kB', '420 kB'],
  [1_449_000, 'en', '1.4 MB', '1.4 MB'],
  [1_449_000, 'de', '1.4 MB', '1,4 MB'],
  [10_485_760, 'ru', '10.5 МБ', '10,5 МБ'],
] as const)('%i bytes in %s: %s, or %s by language', (bytes, tag, alike, byLanguage) => {
  const sizes = [spacedNumbers, numberStyleOf(tag)].map((style) => fileSize(bytes, tag, style));
  expect(sizes.map((size) => size.replace(/\s/g, ' '))).toEqual([alike, byLanguage]);
});
