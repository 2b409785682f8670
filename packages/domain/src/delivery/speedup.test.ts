import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { fasterSource, fewestWaiting, speedupHelps, speedupShare } from './speedup.ts';

const times = (...seconds: (number | null)[]) => seconds.map((medianSeconds) => ({ medianSeconds }));

test.each([
  ['a single source', times(600), undefined],
  ['the usual one is the fastest', times(60, 600), undefined],
  ['another one is fast', times(600, 60), 60],
  ['the fastest of several', times(600, 300, 60, 90), 60],
  ['only a little faster', times(600, 590), undefined],
  ['nobody knows the usual one', times(null, 60), undefined],
  ['nobody knows the other one', times(600, null), undefined],
  ['no source at all', [], undefined],
])('%s', (_case, sources, expected) => {
  expect(fasterSource(sources)?.medianSeconds).toBe(expected);
});

test('it helps where a queue is waiting or another source is faster', () => {
  expect(speedupHelps(times(60), fewestWaiting)).toBe(true);
  expect(speedupHelps(times(60), fewestWaiting - 1)).toBe(false);
  expect(speedupHelps(times(600, 60), 0)).toBe(true);
});

test('a coupon lowers the surcharge in proportion, and nothing is divided by nothing', () => {
  const order = { listedCost: money(120n), speedupCost: money(20n) };
  expect(speedupShare(money(120n), order)).toBe(20n);
  expect(speedupShare(money(60n), order)).toBe(10n);
  expect(speedupShare(money(7n), order)).toBe(1n);
  expect(speedupShare(money(0n), { listedCost: money(0n), speedupCost: money(0n) })).toBe(0n);
});
