import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [1, 'en', '1 kB'],
  [420_300, 'en', '420 kB'],
  [1_449_000, 'en', '1.4 MB'],
  [1_449_000, 'de', '1,4 MB'],
  [10_485_760, 'ru', '10,5 МБ'],
])('%i bytes in %s: %s', (bytes, tag, expected) => {
  expect(fileSize(bytes, tag).replace(/\s/g, ' ')).toBe(expected);
});
