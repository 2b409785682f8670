import fc from 'fast-check';
import { expect, test } from 'vitest';
import { money } from '../money/money.ts';
import { ppm } from '../money/ratio.ts';
import { shareOfCash } from './share-of-cash.ts';

const amounts = fc.bigInt({ min: 0n, max: 10n ** 15n });

test.each([
  [100n, 0n, 100_000, 10n],
  [99n, 0n, 100_000, 9n],
  [100n, 50n, 100_000, 5n],
  [100n, 40n, 50_000, 3n],
  [19n, 0n, 50_000, 0n],
  [100n, 100n, 300_000, 0n],
  [100n, 120n, 300_000, 0n],
  [100n, 0n, 0, 0n],
])('of %s kept and %s lost, %s ppm are %s', (kept, lost, share, earned) => {
  expect(shareOfCash({ kept: money(kept), lost: money(lost) }, ppm(share))).toBe(earned);
});

test('nobody earns more than the share of what is left', () => {
  fc.assert(
    fc.property(amounts, amounts, fc.integer({ min: 0, max: 1_000_000 }), (kept, lost, share) => {
      const earned = shareOfCash({ kept: money(kept), lost: money(lost) }, ppm(share));
      const left = kept > lost ? kept - lost : 0n;
      expect(earned * 1_000_000n <= left * BigInt(share)).toBe(true);
      expect(earned >= 0n).toBe(true);
    }),
  );
});
