import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { rewardMove } from './reward-move.ts';

test.each([
  ['nothing to do', 5n, 0n, 5n, undefined],
  ['the first payment', 0n, 0n, 5n, { kind: 'pay', toEarnings: 5n, toBalance: 0n }],
  ['a part goes back', 5n, 0n, 2n, { kind: 'take', amount: 3n }],
  ['restored, of which the balance had paid two', 2n, 2n, 5n, { kind: 'pay', toEarnings: 1n, toBalance: 2n }],
  ['restored to the balance alone', 2n, 3n, 4n, { kind: 'pay', toEarnings: 0n, toBalance: 2n }],
])('%s', (_, paid, uncovered, due, expected) => {
  expect(rewardMove({ paid: money(paid), uncovered: money(uncovered) }, money(due))).toEqual(expected);
});
