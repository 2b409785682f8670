import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { ppm } from '../money/ratio.ts';
import { decideSync } from './decide-sync.ts';

const offer = (number: string, rate: bigint) => ({ number, rate: money(rate) });
const known = new Map([
  ['1', { rate: money(1_000n) }],
  ['2', { rate: money(1_000n) }],
  ['3', { rate: money(0n) }],
]);
const jump = ppm(300_000);

test('an empty list and one that lost more than half change nothing', () => {
  expect(decideSync(known, [], jump)).toEqual({ refusal: 'empty' });
  expect(decideSync(known, [offer('1', 1_000n)], jump)).toEqual({ refusal: 'shrunken' });
  expect(decideSync(new Map(), [offer('9', 1n)], jump).refusal).toBeUndefined();
});

test('a number that comes twice counts once, so that repeats do not hide a shrunken list', () => {
  const twice = [offer('1', 1_000n), offer('1', 1_100n), offer('1', 1_100n)];
  expect(decideSync(known, twice, jump)).toEqual({ refusal: 'shrunken' });
});

test('a rate that moved too far waits, up or down; the old one counts', () => {
  const decision = decideSync(known, [offer('1', 1_301n), offer('2', 699n), offer('3', 5n)], jump);
  expect(decision).toMatchObject({
    offers: [{ rate: 1_000n }, { rate: 1_000n }, { rate: 5n }],
    quarantined: [
      { number: '1', oldRate: 1_000n, newRate: 1_301n },
      { number: '2', newRate: 699n },
    ],
  });
});

test('a rate that moved just so far counts', () => {
  expect(decideSync(known, [offer('1', 1_300n), offer('2', 700n)], jump)).toMatchObject({ quarantined: [] });
});
