import { expect, test } from 'vitest';
import { addKeywords, splitKeywords } from './keyword-list.ts';

test('a pasted list is split at lines, commas and semicolons', () => {
  expect(splitKeywords(' lo-fi  beats\r\nstudy music, rain ;; \n')).toEqual([
    'lo-fi beats',
    'study music',
    'rain',
  ]);
});

test('a keyword is added once, whatever its case', () => {
  expect(addKeywords(['Rain'], 'rain\nSnow\nsnow')).toEqual(['Rain', 'Snow']);
});

test('a campaign holds 200 keywords of 100 characters', () => {
  const many = Array.from({ length: 300 }, (_, index) => `keyword ${index}`).join('\n');
  expect(addKeywords([], many)).toHaveLength(200);
  expect(addKeywords([], 'x'.repeat(150))[0]).toHaveLength(100);
});
