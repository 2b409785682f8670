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
  unavailable: [],
} as const;

const nothing = { offers: [], held: [], followed: [] };

test('an empty list and one that lost more than half are refused', () => {
  expect(decideSync(known, [], usual)).toEqual({ refusal: 'empty', ...nothing });
  expect(decideSync(known, [offer('1', 1_000n)], usual).refusal).toBe('shrunken');
  expect(decideSync(new Map(), [offer('9', 1n)], usual).refusal).toBeUndefined();
});

test('a shrunken list counts when an operator says so; an empty one never does', () => {
  const accepting = { ...usual, acceptShrunken: true };
  expect(decideSync(known, [offer('1', 1_000n)], accepting)).toMatchObject({ offers: [{ number: '1' }] });
  expect(decideSync(known, [], accepting)).toEqual({ refusal: 'empty', ...nothing });
});

test('rows that are listed but not for sale do not make a list short', () => {
  expect(
    decideSync(known, [offer('1', 1_000n)], { ...usual, unavailable: ['2', '3'] }).refusal,
  ).toBeUndefined();
  expect(decideSync(known, [], { ...usual, unavailable: ['1', '2', '3'] }).refusal).toBeUndefined();
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
  expect(decideSync(known, twice, usual).refusal).toBe('shrunken');
  const repeated = { ...usual, unavailable: ['1', '1', '1'] };
  expect(decideSync(known, [], repeated).refusal).toBe('shrunken');
});

test('a shrunken list is refused, yet the rows it has are reviewed; what is new in it is left out', () => {
  const many = new Map(Array.from({ length: 9 }, (_, index) => [String(index), knownOffer(1_000n)]));
  const short = [offer('1', 50_000n), offer('2', 1_100n), offer('new', 1n)];
  expect(decideSync(many, short, usual)).toMatchObject({
    refusal: 'shrunken',
    offers: [
      { number: '1', rate: 1_000n },
      { number: '2', rate: 1_100n },
    ],
    held: [{ number: '1', changes: ['rate'], isBlocking: true }],
  });
});

test('what was unavailable before does not make up for what is missing now', () => {
  const gone = { isVanished: true };
  const many = new Map([
    ['1', knownOffer(1_000n)],
    ['2', knownOffer(1_000n, gone)],
    ['3', knownOffer(1_000n, gone)],
    ['4', knownOffer(1_000n)],
    ['5', knownOffer(1_000n)],
  ]);
  const terms = { ...usual, unavailable: ['2', '3', 'never known'] };
  expect(decideSync(many, [offer('1', 1_000n)], terms).refusal).toBe('shrunken');
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
