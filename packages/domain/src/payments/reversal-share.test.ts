import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, money, zero } from '../money/money.ts';
import { type ReversalShare, reversalShare } from './reversal-share.ts';

const amount = fc.bigInt({ min: 0n, max: 10n ** 14n }).map(money);

test('parts in any number and size add up to exactly what was paid', () => {
  const cuts = fc.array(fc.bigInt({ min: 0n, max: 1_000_000n }), { maxLength: 8 });
  fc.assert(
    fc.property(amount, amount, amount, amount, cuts, (credited, fee, methodBonus, couponBonus, shares) => {
      const charged = credited + fee + 1n;
      const terms = { charged, credited, fee, methodBonus, couponBonus };
      const places = [...shares.map((share) => (charged * share) / 1_000_000n), charged].toSorted((a, b) =>
        a < b ? -1 : 1,
      );
      const sums: ReversalShare = { credited: zero, fee: zero, methodBonus: zero, couponBonus: zero };
      let before = 0n;
      for (const after of places) {
        const part = reversalShare(terms, { before, after });
        for (const name of Object.keys(sums) as (keyof ReversalShare)[]) {
          expect(part[name] >= 0n).toBe(true);
          sums[name] = add(sums[name], part[name]);
        }
        before = after;
      }
      expect(sums).toEqual({ credited, fee, methodBonus, couponBonus });
    }),
  );
});

test('of a charge in dollars, credit and fee that go back are what the gateway gave back, to the unit', () => {
  fc.assert(
    fc.property(amount, amount, fc.bigInt({ min: 0n, max: 100n }), (credited, fee, percent) => {
      const charged = credited + fee;
      fc.pre(charged > 0n);
      const after = (charged * percent) / 100n;
      const terms = { charged, credited, fee, methodBonus: zero, couponBonus: zero };
      const part = reversalShare(terms, { before: 0n, after });
      expect(part.credited + part.fee).toBe(after);
    }),
  );
});
