import { expect, test } from 'vitest';
import { negotiateLocale } from './negotiate.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.9,de;q=0.8', 'en'],
  ['pt-PT', 'pt_BR'],
  ['hi', 'hi_IN'],
  ['HI-in', 'hi_IN'],
  ['zh-CN,zh;q=0.9', 'zh_CN'],
  ['sv,fi;q=0.9', 'en'],
  ['sv,ko;q=0.5', 'ko'],
  ['fr;q=0.3, ja;q=0.7', 'ja'],
  ['fr; q=0.3, ja; q=0.7', 'ja'],
  ['de;q=0, ru;q=0.1', 'ru'],
  ['de;q=0', 'en'],
  ['de;q=abc, ru', 'ru'],
  ['ru;q=0.5,tr;q=0.5', 'ru'],
  [';;;,,,q=1', 'en'],
  [`${'x-y,'.repeat(1_000)}de`, 'en'],
])('%s asks for %s', (header, expected) => {
  expect(negotiateLocale(header)).toBe(expected);
});
