import { expect, it } from 'vitest';
import { plainTyping } from './plain-typing.ts';

it.each([
  ['１２３', '123'],
  ['＃１７', '#17'],
  ['१२३', '123'],
  ['٤٥۶', '456'],
  ['\u200b12\u20603', '123'],
  ['Ａｎｎａ＠Ｅｘａｍｐｌｅ．com', 'Anna@Example.com'],
  ['鈴木　一郎', '鈴木 一郎'],
])('%s is %s', (typed, meant) => {
  expect(plainTyping(typed)).toBe(meant);
});

it('leaves letters as they are', () => {
  expect(plainTyping('İslam Straße ё ガ')).toBe('İslam Straße ё ガ');
});
