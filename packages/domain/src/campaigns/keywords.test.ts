import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxKeywordLength } from './campaign.ts';
import { normalizeKeyword, normalizeKeywords } from './keywords.ts';

test.each([
  ['  Piano   Lesson ', 'piano lesson'],
  ['piano\tlesson\n', 'piano lesson'],
  ['Cafe\u0301', 'café'],
  ['ÜBUNG', 'übung'],
  ['zero\u200bwidth', 'zerowidth'],
  ['ピアノ　レッスン', 'ピアノ レッスン'],
  ['\u0000', ''],
  [' \u200b ', ''],
])('%j is written %j', (typed, written) => {
  expect(normalizeKeyword(typed)).toBe(written);
});

test('what is written once is written so for good', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (typed) => {
      const once = normalizeKeyword(typed);
      expect(normalizeKeyword(once)).toBe(once);
    }),
  );
});

test('each keyword counts once, in the order of typing', () => {
  expect(normalizeKeywords(['b', 'A', 'a ', 'B'])).toEqual({ keywords: ['b', 'a'] });
  expect(normalizeKeywords(['b', ' '])).toEqual({ problem: 'keyword_empty', index: 1 });
  expect(normalizeKeywords(['x'.repeat(maxKeywordLength + 1)])).toEqual({
    problem: 'keyword_too_long',
    index: 0,
  });
});
