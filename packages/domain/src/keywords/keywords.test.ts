import { expect, test } from 'vitest';
import { competitionOf } from './competition.ts';
import { expansionsOf } from './expansions.ts';
import { cleanKeyword, keywordKey, languageOfCountry } from './keyword-text.ts';
import { mergeSuggestions } from './merge-suggestions.ts';
import { searchDay } from './search-day.ts';
import { maxTagCharacters, tagCharacters, tagsAsText, tagsThatFit } from './tag-characters.ts';
import { tagSourceOf } from './tag-source.ts';

test('a keyword is one line; its key ignores case and width, not accents', () => {
  expect(cleanKeyword('  live\u200b \n  music\u0000 ')).toBe('live music');
  expect(keywordKey('ＬＩＶＥ  Music')).toBe(keywordKey('live music'));
  expect(keywordKey('papa')).not.toBe(keywordKey('papá'));
  expect(cleanKeyword('\u200b\u2060')).toBe('');
});

test.each([
  ['GB', 'en'],
  ['BR', 'pt'],
  ['JP', 'ja'],
  ['IN', 'hi'],
  ['VN', 'vi'],
  ['ZZ', 'en'],
])('people of %s search in %s', (country, language) => {
  expect(languageOfCountry(country)).toBe(language);
});

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', 'dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ?si=x', 'dQw4w9WgXcQ'],
  ['http://m.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['youtube.com/live/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
])('%s is a video', (text, videoId) => {
  expect(tagSourceOf(text, 'en')).toEqual({ kind: 'video', videoId });
});

test.each([
  ['https://youtube.com/@somebody', 'address'],
  ['https://example.com/watch?v=dQw4w9WgXcQ', 'address'],
  ['https://user@youtube.com/watch?v=dQw4w9WgXcQ', 'address'],
  ['youtu.be/short', 'address'],
  ['lofi beats', 'keyword'],
  ['the whole true youtube.com story', 'title'],
  ['How to learn guitar in 30 days', 'title'],
  ['東京旅行', 'keyword'],
])('%s is taken for: %s', (text, kind) => {
  expect(tagSourceOf(text, 'en').kind).toBe(kind);
});

test('suggestions: each once, the most asked is 100, an expanded one stands below', () => {
  const merged = mergeSuggestions(
    [
      { keyword: 'jazz', weight: 80 },
      { keyword: 'Jazz  piano', weight: 40 },
    ],
    [
      [
        { keyword: 'jazz piano', weight: 100 },
        { keyword: 'best jazz', weight: 10 },
      ],
      [{ keyword: '', weight: 9 }],
    ],
  );
  expect(merged).toEqual([
    { keyword: 'jazz', volume: 100 },
    { keyword: 'jazz piano', volume: 75 },
    { keyword: 'best jazz', volume: 8 },
  ]);
  expect(mergeSuggestions([], [])).toEqual([]);
  const lying = mergeSuggestions(
    [
      { keyword: 'a'.repeat(500), weight: 5 },
      { keyword: 'x', weight: 9e9 },
    ],
    [],
  );
  expect(lying).toEqual([{ keyword: 'x', volume: 100 }]);
});

test('expansions stay within the budget and fall back to English', () => {
  expect(expansionsOf('jazz', 'en', 2)).toEqual(['how to jazz', 'best jazz']);
  expect(expansionsOf('jazz', 'sw', 9)).toEqual(expansionsOf('jazz', 'en', 9));
  expect(expansionsOf('jazz', 'en', 0)).toEqual([]);
});

test('competition by the number of results', () => {
  expect([0, 49_999, 50_000, 499_999, 500_000, 1_000_000].map(competitionOf)).toEqual([
    'low',
    'low',
    'medium',
    'medium',
    'high',
    'high',
  ]);
});

test('the day of a search is one of UTC, summer time or not', () => {
  expect(searchDay(new Date('2026-03-29T00:59:59.999Z')).day).toBe('2026-03-29');
  expect(searchDay(new Date('2026-10-31T23:59:59.999Z'))).toEqual({
    day: '2026-10-31',
    resetsAt: new Date('2026-11-01T00:00:00Z'),
  });
});

test('tags that fit: never above the limit, and a long one does not keep shorter ones out', () => {
  const many = [
    'a'.repeat(90),
    'b c '.repeat(20).trim(),
    ...Array.from({ length: 90 }, (_, index) => `tag ${index}`),
  ];
  const fitting = tagsThatFit(many);
  expect(tagCharacters(fitting)).toBeLessThanOrEqual(maxTagCharacters);
  expect(tagCharacters(fitting)).toBeGreaterThan(maxTagCharacters - 10);
  expect(tagsThatFit(['aaaa', 'bbbbbbbb', 'cc'], 8)).toEqual(['aaaa', 'cc']);
  expect(tagsAsText(['live music', 'jazz'])).toBe('live music, jazz');
});
