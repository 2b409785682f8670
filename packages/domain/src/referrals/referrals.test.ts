import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { ppm } from '../money/ratio.ts';
import { spreadLoss } from './loss-shares.ts';
import { mailbox, maskEmail } from './mailbox.ts';
import { chooseReferrer, readReferralCodes } from './referral-codes.ts';
import { referralReward, rewardMove } from './referral-reward.ts';

test.each([
  [100n, 0n, 50_000, 5n],
  [100n, 40n, 50_000, 3n],
  [19n, 0n, 50_000, 0n],
  [100n, 100n, 50_000, 0n],
  [100n, 120n, 50_000, 0n],
  [100n, 0n, 0, 0n],
])('of %d kept less %d lost, %d millionths are %d', (cashKept, lost, share, expected) => {
  expect(referralReward({ cashKept: money(cashKept), lost: money(lost), percent: ppm(share) })).toBe(
    expected,
  );
});

test.each([
  ['nothing to do', 5n, 0n, 5n, undefined],
  ['the first payment', 0n, 0n, 5n, { kind: 'pay', toEarnings: 5n, toBalance: 0n }],
  ['a part goes back', 5n, 0n, 2n, { kind: 'take', amount: 3n }],
  ['restored, of which the balance had paid two', 2n, 2n, 5n, { kind: 'pay', toEarnings: 1n, toBalance: 2n }],
  ['restored to the balance alone', 2n, 3n, 4n, { kind: 'pay', toEarnings: 0n, toBalance: 2n }],
])('%s', (_, paid, uncovered, due, expected) => {
  expect(rewardMove({ paid: money(paid), uncovered: money(uncovered) }, money(due))).toEqual(expected);
});

test('a loss fills one order after the other, and never more than there is', () => {
  const orders = [3n, 0n, -1n, 5n].map((amount, index) => ({
    orderId: BigInt(index),
    amount: money(amount),
  }));
  expect(spreadLoss(money(4n), orders)).toEqual([
    { orderId: 0n, amount: 3n },
    { orderId: 3n, amount: 1n },
  ]);
  expect(spreadLoss(money(99n), orders)).toEqual([
    { orderId: 0n, amount: 3n },
    { orderId: 3n, amount: 5n },
  ]);
});

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

test.each(['m.ary@gmail.com', 'MARY+shop@gmail.com', 'mary@googlemail.com', 'm.a.r.y+1+2@GMAIL.com'])(
  '%s is the mailbox of mary@gmail.com',
  (email) => expect(mailbox(email)).toBe('mary@gmail.com'),
);

test('two mailboxes of one house stay two', () => {
  expect(mailbox('mary@example.com')).not.toBe(mailbox('mary@example.org'));
});

test.each([
  ['mary@gmail.com', 'm***@g***.com'],
  ['äpfel@sub.example.co', 'ä***@s***.co'],
  ['a@b', 'a***@b***'],
  ['', '***@***'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown);
});
