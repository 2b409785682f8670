import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { ppm } from '../money/ratio.ts';
import { decideSync, type KnownOffer } from './decide-sync.ts';

const plain = { kind: 'Default', name: 'Views', category: 'YouTube', canRefill: true, canCancel: true };
const offer = (number: string, rate: bigint, changes: object = {}) => ({
  number,
  ...plain,
  rate: money(rate),
  ...changes,
});
const knownOffer = (rate: bigint, changes: Partial<KnownOffer> = {}): KnownOffer => ({
  ...plain,
  rate: money(rate),
  isVanished: false,
  isSold: true,
  ...changes,
});
const known = new Map([
  ['1', knownOffer(1_000n)],
  ['2', knownOffer(1_000n)],
  ['3', knownOffer(0n)],
]);
const usual = {
  jump: ppm(300_000),
  onPriceJump: 'hold',
  acceptShrunken: false,
  unavailable: 0,
} as const;

test('an empty list and one that lost more than half change nothing', () => {
  expect(decideSync(known, [], usual)).toEqual({ refusal: 'empty' });
  expect(decideSync(known, [offer('1', 1_000n)], usual)).toEqual({ refusal: 'shrunken' });
  expect(decideSync(new Map(), [offer('9', 1n)], usual).refusal).toBeUndefined();
});

test('a shrunken list counts when an operator says so; an empty one never does', () => {
  const accepting = { ...usual, acceptShrunken: true };
  expect(decideSync(known, [offer('1', 1_000n)], accepting)).toMatchObject({ offers: [{ number: '1' }] });
  expect(decideSync(known, [], accepting)).toEqual({ refusal: 'empty' });
});

test('rows that are listed but not for sale do not make a list short', () => {
  expect(decideSync(known, [offer('1', 1_000n)], { ...usual, unavailable: 2 }).refusal).toBeUndefined();
  expect(decideSync(known, [], { ...usual, unavailable: 3 }).refusal).toBeUndefined();
});

test('what vanished before is not missed again, but counts when it comes back as something else', () => {
  const mostlyGone = new Map([
    ['1', knownOffer(1_000n)],
    ['2', knownOffer(1_000n, { isVanished: true })],
    ['3', knownOffer(1_000n, { isVanished: true })],
  ]);
  expect(decideSync(mostlyGone, [offer('1', 1_000n)], usual).refusal).toBeUndefined();
  const back = decideSync(mostlyGone, [offer('1', 1_000n), offer('2', 1_000n, { kind: 'Package' })], usual);
  expect(back).toMatchObject({ held: [{ number: '2', changes: ['kind'], isBlocking: true }] });
});

test('a number that comes twice counts once, so that repeats do not hide a shrunken list', () => {
  const twice = [offer('1', 1_000n), offer('1', 1_100n), offer('1', 1_100n)];
  expect(decideSync(known, twice, usual)).toEqual({ refusal: 'shrunken' });
});

test('a rate that moved too far waits and the old one counts; only a rise stops the sale', () => {
  const decision = decideSync(known, [offer('1', 1_301n), offer('2', 699n), offer('3', 5n)], usual);
  expect(decision).toMatchObject({
    offers: [{ rate: 1_000n }, { rate: 1_000n }, { rate: 5n }],
    held: [
      { number: '1', changes: ['rate'], before: { rate: 1_000n }, after: { rate: 1_301n }, isBlocking: true },
      { number: '2', after: { rate: 699n }, isBlocking: false },
    ],
  });
});

test('a rate that moved just so far counts, and any does where the panel follows', () => {
  expect(decideSync(known, [offer('1', 1_300n), offer('2', 700n)], usual)).toMatchObject({ held: [] });
  const following = decideSync(known, [offer('1', 9_000n), offer('2', 10n)], {
    ...usual,
    onPriceJump: 'follow',
  });
  expect(following).toMatchObject({
    offers: [{ rate: 9_000n }, { rate: 10n }],
    held: [],
    followed: ['1', '2'],
  });
});

test('what becomes something else keeps its old terms until somebody has looked', () => {
  const changed = offer('1', 9_000n, { kind: 'Package', name: 'Likes', canRefill: false });
  const decision = decideSync(known, [changed, offer('2', 1_000n)], { ...usual, onPriceJump: 'follow' });
  expect(decision).toMatchObject({
    offers: [{ number: '1', ...plain, rate: 1_000n }, { number: '2' }],
    held: [
      {
        changes: ['kind', 'name', 'refill', 'rate'],
        after: { kind: 'Package', name: 'Likes' },
        isBlocking: true,
      },
    ],
  });
});

test('a change of what nobody sells is simply taken over', () => {
  const unsold = new Map([['1', knownOffer(1_000n, { isSold: false })]]);
  expect(decideSync(unsold, [offer('1', 9_000n, { kind: 'Package' })], usual)).toMatchObject({
    offers: [{ kind: 'Package', rate: 9_000n }],
    held: [],
  });
});
