import { expect, test } from 'vitest';
import { flaggedRanges } from './flagged-ranges.ts';

const marked = (text: string, words: readonly string[]) =>
  flaggedRanges(text, words).map(({ from, to }) => text.slice(from, to));

test.each([
  ['the words themselves', 'Casino, casino!', ['casino'], ['Casino', 'casino']],
  ['no part of another word', 'alphabet betting bet', ['bet'], ['bet']],
  ['as far as a star reaches only what is written', 'betting', ['bet*'], ['bet']],
  ['with accents and capitals', 'Jetzt CASÍNO spielen', ['casino'], ['CASÍNO']],
  ['behind letters that fold to several', 'ﬁne ﬁne casino', ['casino'], ['casino']],
  ['split by invisible characters', 'ca\u200bsino', ['casino'], ['ca\u200bsino']],
  [
    'words of several parts, whatever the spaces',
    'buy   followers now',
    ['buy followers'],
    ['buy   followers'],
  ],
  ['without spaces between words', '今天赌博吗', ['赌博'], ['赌博']],
  ['overlapping words as one', 'free casino bonus', ['free casino', 'casino bonus'], ['free casino bonus']],
  ['nothing where nothing is', 'a fine day', ['casino'], []],
])('marks %s', (_, text, words, expected) => {
  expect(marked(text, words)).toEqual(expected);
});
