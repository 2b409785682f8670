import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrastRatio, ensureContrast, readableOnBoth, readableTextOn } from './contrast.ts';
import { formatHex } from './hex.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colors = fc.tuple(channel, channel, channel).map((rgb) => formatHex(rgb));

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#FFFFFF', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ff', '#ffffff', 8.59],
])('%s on %s is %d', (left, right, ratio) => {
  expect(contrastRatio(left, right)).toBeCloseTo(ratio, 2);
  expect(contrastRatio(right, left)).toBeCloseTo(ratio, 2);
});

test.each([
  ['#ffffff', '#050505'],
  ['#fedea0', '#050505'],
  ['#ffff00', '#050505'],
  ['#000000', '#ffffff'],
  ['#4338ca', '#ffffff'],
  ['not a colour', '#050505'],
])('text on %s is %s', (background, text) => {
  expect(readableTextOn(background)).toBe(text);
});

test('text is readable on any colour an operator may pick', () => {
  fc.assert(
    fc.property(colors, (background) => {
      expect(contrastRatio(readableTextOn(background), background)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2_000 },
  );
});

test('a colour that can be read is left alone', () => {
  expect(ensureContrast('#4338ca', '#ffffff')).toBe('#4338ca');
  expect(ensureContrast('#767676', '#ffffff')).toBe('#767676');
});

test.each([
  ['#fedea0', '#ffffff', 4.5],
  ['#ffff00', '#ffffff', 3],
  ['#111111', '#0b0b12', 4.5],
  ['#888888', '#808080', 4.5],
])('%s on %s is moved to reach %d', (color, background, ratio) => {
  const moved = ensureContrast(color, background, ratio);
  expect(moved).not.toBe(color);
  expect(contrastRatio(moved, background)).toBeGreaterThanOrEqual(ratio);
});

test('any colour can be made readable on any background', () => {
  fc.assert(
    fc.property(colors, colors, (color, background) => {
      expect(contrastRatio(ensureContrast(color, background), background)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test.each([
  ['#000000', '#333333', '#ffffff'],
  ['#ffffff', '#eeeeee', '#050505'],
  ['#000000', '#767676', '#ffffff'],
  ['#ffffff', '#555555', '#050505'],
])('on %s to %s text is %s', (start, end, expected) => {
  expect(readableOnBoth(start, end)).toBe(expected);
});
