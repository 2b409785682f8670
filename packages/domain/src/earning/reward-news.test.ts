import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { rewardNews } from './reward-news.ts';

const paid = (amount: bigint) => ({ state: 'paid', paid: money(amount) }) as const;
const held = { state: 'held', paid: money(0n) } as const;
const refused = { state: 'refused', paid: money(0n) } as const;

test.each([
  ['paid at once', undefined, paid(5n), 5n, { event: 'earned', amount: 5n }],
  ['restored', paid(2n), paid(5n), 5n, { event: 'earned', amount: 3n }],
  ['a part taken back', paid(5n), paid(2n), 2n, { event: 'reversed', amount: 3n }],
  ['nothing changed', paid(5n), paid(5n), 5n, undefined],
  ['waits', undefined, held, 5n, { event: 'held', amount: 5n }],
  ['still waits, for less', held, held, 3n, undefined],
  ['paid, and then it waits', paid(5n), held, 5n, { event: 'held', amount: 5n }],
  ['approved', held, paid(5n), 5n, { event: 'earned', amount: 5n }],
  ['declined', held, refused, 5n, { event: 'refused', amount: 5n }],
  ['stays declined', refused, refused, 5n, undefined],
  ['lost while it waited', held, paid(0n), 0n, undefined],
  ['waits for nothing', undefined, held, 0n, undefined],
])('%s', (_, before, after, due, expected) => {
  expect(rewardNews(before, after, money(due))).toEqual(expected);
});
