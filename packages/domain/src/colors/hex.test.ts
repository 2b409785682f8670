import { expect, test } from 'vitest';
import { formatHex, mix, parseHex } from './hex.ts';

test.each([
  ['#000000', [0, 0, 0]],
  ['#FEDEA0', [254, 222, 160]],
  ['#1af', [17, 170, 255]],
])('%s is read', (hex, rgb) => {
  expect(parseHex(hex)).toEqual(rgb);
});

test.each(['', '#', '#12', '#1234', '#12345g', '123456', '#1234567', ' #123456', '#123456\n', 'red'])(
  '%j is refused',
  (hex) => {
    expect(parseHex(hex)).toBeUndefined();
  },
);

test('colours are written in full and mixed by share', () => {
  expect(formatHex([0, 170, 255])).toBe('#00aaff');
  expect(formatHex(mix([0, 0, 0], [255, 255, 255], 0.5))).toBe('#808080');
  expect(mix([10, 20, 30], [200, 200, 200], 0)).toEqual([10, 20, 30]);
});
