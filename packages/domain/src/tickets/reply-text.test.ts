import { expect, test } from 'vitest';
import { replyText } from './reply-text.ts';

const marker = '##- Please type your reply above this line -##';

test.each([
  ['plain words', 'It works now, thanks!', 'It works now, thanks!'],
  ['several paragraphs', 'First.\r\n\r\nSecond.\r\n', 'First.\n\nSecond.'],
  ['a quote below', 'Yes.\n\nOn Mon, 5 Jan 2026, Panel wrote:\n> Hello\n> Are you there?', 'Yes.'],
  [
    'a folded introduction',
    'Ja.\n\nAm Montag, 5. Januar 2026 um 10:00\nschrieb Panel <a@b.example>:\n> Hallo\n',
    'Ja.',
  ],
  ['our marker', `Done.\n\nOn Monday Panel wrote:\n> Panel\n>\n> ${marker}\n>\n> Hello`, 'Done.'],
  ['our marker unquoted', `Done.\n\n-----Original Message-----\n\n${marker}\nHello`, 'Done.'],
  ['Japanese', `はい。\n\n2026年1月5日 Panel:\n> こんにちは`, 'はい。'],
  [
    'answers between quotes keep them',
    'See below\n> one?\nYes\n> two?\nNo',
    'See below\n> one?\nYes\n> two?\nNo',
  ],
  ['a colon at the end without a quote stays', 'My link is this:', 'My link is this:'],
  ['only a quote', '> Hello\n> there', ''],
  ['nothing', ' \n ', ''],
])('%s', (_, mail, expected) => {
  expect(replyText(mail)).toBe(expected);
});
