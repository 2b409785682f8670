import { expect, test } from 'vitest';
import { maskEmail } from './mask-email.ts';
import { chooseReferrer, readReferralCodes } from './referral-codes.ts';

test.each([
  [undefined, []],
  ['', []],
  ['abcdef', ['abcdef']],
  [' ABCDEF ,abcdef,ghijkl', ['abcdef', 'ghijkl']],
  ["short,x'y,abcdef", ['abcdef']],
])('%j holds the codes %j', (text, codes) => {
  expect(readReferralCodes(text)).toEqual(codes);
});

test('no more than twenty codes are looked up', () => {
  const many = Array.from({ length: 50 }, (_, index) => `code${100 + index}`);
  expect(readReferralCodes(many.join(','))).toEqual(many.slice(0, 20));
});

const anna = { id: 1n, code: 'annaaa', email: 'anna@example.com' };
const boris = { id: 2n, code: 'boriss', email: null };

test.each([
  ['the first touch wins', ['annaaa', 'boriss'], 'x@example.com', 1n],
  ['an unknown code is passed over', ['nobody', 'boriss', 'annaaa'], 'x@example.com', 2n],
  ['nobody refers themselves', ['annaaa', 'boriss'], 'Anna@example.com', 2n],
  ['nobody is left', ['annaaa'], 'anna@example.com', undefined],
  ['without an address', ['boriss'], null, 2n],
])('%s', (_, codes, email, expected) => {
  expect(chooseReferrer(codes, [boris, anna], email)).toBe(expected);
});

test.each([
  ['mary@gmail.com', 'm***@g***.com'],
  ['äpfel@sub.example.co', 'ä***@s***.co'],
  ['a@b', 'a***@b***'],
  ['', '***@***'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
