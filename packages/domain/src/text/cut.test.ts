import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cut, cutLengths } from './cut.ts';

test.each([
  ['', 5, ''],
  ['views', 5, 'views'],
  ['views!', 5, 'views…'],
  ['one two three', 4, 'one…'],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2, '👨‍👩‍👧‍👦👨‍👩‍👧‍👦'],
  ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦👍🏽', 2, '👨‍👩‍👧‍👦👨‍👩‍👧‍👦…'],
  ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301…'],
  ['हिन्दी भाषा', 3, 'हिन्दी…'],
])('%j cut at %d is %j', (text, length, expected) => {
  expect(cut(text, length)).toBe(expected);
});

test('the cart cuts where it should', () => {
  const url = `https://example.com/${'a'.repeat(60)}`;
  expect(cut(url, cutLengths.url)).toBe(`${url.slice(0, 40)}…`);
  expect(cut('x'.repeat(31), cutLengths.networkName)).toHaveLength(31);
  expect(cut('x'.repeat(30), cutLengths.serviceNameOnDesktop)).toBe('x'.repeat(30));
  expect(cut('x'.repeat(16), cutLengths.serviceNameOnPhone)).toBe(`${'x'.repeat(15)}…`);
});

test('a cut text is the whole text, or its beginning and an ellipsis', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, length) => {
      const shown = cut(text, length);
      expect(shown === text || (shown.endsWith('…') && text.startsWith(shown.slice(0, -1)))).toBe(true);
    }),
  );
});
