import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

test('each run of dark modules is one rectangle', () => {
  expect(
    qrPath([
      [true, true, false, true],
      [false, false, false, false],
      [false, true, false, false],
    ]),
  ).toBe('M0 0h2v1H0zM3 0h1v1H3zM1 2h1v1H1z');
});

test('the path covers exactly the dark modules of a real code', () => {
  const { data } = encode('https://pay.example/invoice/42?amount=12.50');
  const covered = data.map((row) => row.map(() => false));
  for (const [, from, y, length] of qrPath(data).matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let x = 0; x < Number(length); x += 1) {
      const row = covered[Number(y)];
      if (row) row[Number(from) + x] = true;
    }
  }
  expect(covered).toEqual(data);
});
