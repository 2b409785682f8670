import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { widgetRewardStatus } from './reward-status.ts';

test.each([
  ['paid', 5n, [], undefined],
  ['held', 5n, ['same_card'], undefined],
  ['paid', 5n, ['same_card'], 'paid'],
  ['refused', 5n, ['same_card'], 'refused'],
  ['refused', 5n, ['same_account', 'same_email'], undefined],
  ['reversed', 0n, [], undefined],
  ['reversed', 0n, ['same_card'], undefined],
  ['refused', 0n, ['same_card'], 'refused'],
] as const)('%s with %s due, signs %j and the word %s', (status, due, signs, decision) => {
  expect(widgetRewardStatus({ due: money(due), signs, decision })).toBe(status);
});
