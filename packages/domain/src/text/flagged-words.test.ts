import { expect, test } from 'vitest';
import { flaggedWord } from './flagged-words.ts';

test.each([
  ['Great CASINO night', ['casino'], 'casino'],
  ['c\u200bas\u00adino', ['casino'], 'casino'],
  ['ｃａｓｉｎｏ', ['casino'], 'casino'],
  ['Кази́но!', ['казино'], 'казино'],
  ['première visite', ['premiere'], 'premiere'],
  ['first\nsecond casino', ['poker', 'casino'], 'casino'],
  ['sports betting', ['bet*'], 'bet*'],
  ['an alphabet', ['*bet'], '*bet'],
  ['free  money now', ['free money'], 'free money'],
  ['新しいカジノへ', ['カジノ'], 'カジノ'],
  ['(casino)', ['casino'], 'casino'],
])('%j is held by %j', (text, words, found) => {
  expect(flaggedWord([text], words)).toBe(found);
});

test.each([
  ['casinos', ['casino']],
  ['an alphabet', ['bet*']],
  ['better', ['bet']],
  ['free\nmoney', ['free money']],
  ['anything', []],
  ['anything', ['*', '**', ' ']],
  ['', ['casino']],
])('%j is not held by %j', (text, words) => {
  expect(flaggedWord([text], words)).toBeUndefined();
});

test('a text of the largest size and a long list are read in one go', () => {
  const words = Array.from({ length: 1000 }, (_, index) => `word${index}`);
  expect(flaggedWord(['wor '.repeat(64_000), 'word999'], words)).toBe('word999');
});
