import { expect, test } from 'vitest';
import { botName } from './telegram-bot.tsx';

test.each([
  ['marquee_bot', 'marquee_bot'],
  [' @marquee_bot ', 'marquee_bot'],
  ['marquee bot', undefined],
  ['../evil', undefined],
  ['x', undefined],
  ['', undefined],
  [null, undefined],
])('the setting %j names the bot %j', (setting, expected) => {
  expect(botName(setting)).toBe(expected);
});
