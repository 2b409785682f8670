import { expect, test } from 'vitest';
import { buildTags, topicsOf } from './build-tags.ts';
import { tagCharacters } from './tag-characters.ts';

const none = { ownTags: [], suggestions: [], language: 'en' };
const tagsOf = (text: string, language = 'en') =>
  buildTags({ ...none, text, language }).map(({ tag }) => tag);

test('a title gives its phrases before its words, and no phrase that begins or ends with a stop word', () => {
  const tags = tagsOf('How to Grow Tomatoes in a Small Garden');
  expect(tags[0]).toBe('how to grow tomatoes in a small garden');
  expect(tags).toContain('grow tomatoes');
  expect(tags).toContain('small garden');
  expect(tags.indexOf('grow tomatoes')).toBeLessThan(tags.indexOf('tomatoes'));
  expect(tags.slice(1).some((tag) => /^(to|in|a|how)\b|\b(to|in|a)$/.test(tag))).toBe(false);
});

test('a phrase never crosses a line of the title', () => {
  const tags = tagsOf('Lo-fi beats | 3 hours of rain');
  expect(tags).toContain('lo fi beats');
  expect(tags).not.toContain('beats 3');
  expect(tags).not.toContain('3');
});

test.each([
  ['ja', '初心者のための東京旅行ガイド', '東京'],
  ['zh', '如何学习做中国菜', '中国'],
  ['hi', 'घर पर पनीर कैसे बनाएं आसान तरीका', 'पनीर'],
  ['ko', '집에서 만드는 김치 볶음밥', '김치'],
  ['ru', 'Как научиться играть на гитаре с нуля', 'гитаре'],
  ['de', 'Die besten Rezepte für den Grill', 'besten rezepte'],
  ['vi', 'Cách nấu phở bò ngon tại nhà', 'nấu phở'],
])('%s: %s has the tag %s', (language, title, tag) => {
  expect(tagsOf(title, language)).toContain(tag);
});

test('words of a language without spaces are joined without spaces', () => {
  expect(tagsOf('東京旅行', 'ja')[0]).toBe('東京旅行');
  expect(tagsOf('東京旅行', 'ja').every((tag) => !tag.includes(' '))).toBe(true);
});

test('each tag once, whatever its case, and higher when several sources name it', () => {
  const tags = buildTags({
    text: 'Guitar lesson',
    ownTags: ['GUITAR LESSON', 'acoustic guitar', 'Acoustic Guitar'],
    suggestions: [
      { keyword: 'guitar lesson for beginners', weight: 100 },
      { keyword: 'piano', weight: 90 },
    ],
    language: 'en',
  });
  const keys = tags.map(({ tag }) => tag.toLowerCase());
  expect(new Set(keys).size).toBe(keys.length);
  expect(tags[0]).toEqual({ tag: 'guitar lesson', relevance: 100 });
  expect(keys.indexOf('guitar lesson for beginners')).toBeLessThan(keys.indexOf('piano'));
  expect(tags.map(({ relevance }) => relevance)).toEqual(
    tags.map(({ relevance }) => relevance).toSorted((a, b) => b - a),
  );
});

test('commas, quotes and angle brackets never reach a tag, and no tag is too long', () => {
  const tags = buildTags({
    text: `<b>"Bread", at home</b> ${'x'.repeat(150)}`,
    ownTags: ['#sourdough', 'a, b', 'y'.repeat(101)],
    ...{ suggestions: [], language: 'en' },
  }).map(({ tag }) => tag);
  expect(tags).toContain('sourdough');
  expect(tags).toContain('a b');
  expect(tags.filter((tag) => /[<>",#]/.test(tag) || tag.length > 100)).toEqual([]);
});

test('nothing to read gives no tags, and very much gives at most 100', () => {
  expect(tagsOf('🎉 — !!!')).toEqual([]);
  expect(tagsOf(Array.from({ length: 300 }, (_, index) => `word${index}`).join(' '))).toHaveLength(100);
});

test('characters are counted as the network counts them', () => {
  expect(tagCharacters([])).toBe(0);
  expect(tagCharacters(['music'])).toBe(5);
  expect(tagCharacters(['music', 'live'])).toBe(10);
  expect(tagCharacters(['live music', 'jazz'])).toBe(17);
  expect(tagCharacters(['🎸'])).toBe(1);
});

test('the topics of a text: itself, or its two best phrases without a word in common', () => {
  expect(topicsOf('Jazz piano', 'en')).toEqual(['Jazz piano']);
  expect(topicsOf('How to grow tomatoes in a small garden', 'en')).toEqual(['grow tomatoes', 'small garden']);
  expect(topicsOf('???', 'en')).toEqual([]);
});
