import { expect, test } from 'vitest';
import { lookupsOf, maySpend, type QuotaBudget, unitsLeft } from './quota-budget.ts';
import { quotaUses } from './quota-uses.ts';

const fresh: QuotaBudget = { limit: 10_000, used: 0, rankingsUsed: 0, isSpent: false };

/** Spends in steps of 100 until it is refused. */
function spendAll(use: (typeof quotaUses)[number], start = fresh, customers = 1000): QuotaBudget {
  const budget = { ...start };
  for (let customer = 0; customer < customers; customer += 1)
    for (
      let usedByCustomer = 0;
      maySpend(budget, { use, units: 100, usedByCustomer });
      usedByCustomer += 100
    ) {
      budget.used += 100;
      if (use === 'rankings') budget.rankingsUsed += 100;
    }
  return budget;
}

test('rankings leave a fifth of the day to everything else', () => {
  const after = spendAll('rankings');
  expect(after.used).toBe(8000);
  expect(unitsLeft(after, 'reports')).toBe(1800);
  expect(unitsLeft(after, 'verification')).toBe(2000);
});

test('everything else leaves more than half of the day to rankings', () => {
  const after = spendAll('competition');
  expect(after.used).toBe(4000);
  expect(lookupsOf(after)).toEqual({ left: 58, perDay: 80 });
});

test('the last units are for those who cannot wait', () => {
  const after = spendAll('rankings', spendAll('competition'));
  expect(after.limit - after.used).toBe(200);
  expect(quotaUses.filter((use) => unitsLeft(after, use) > 0)).toEqual(['verification', 'tests']);
});

test('one customer cannot take what all may use', () => {
  expect(spendAll('tags', fresh, 1).used).toBe(1000);
  expect(spendAll('tags', fresh, 3).used).toBe(3000);
  expect(maySpend(fresh, { use: 'verification', units: 1, usedByCustomer: 1000 })).toBe(false);
  expect(maySpend(fresh, { use: 'rankings', units: 100, usedByCustomer: 5000 })).toBe(true);
});

test('a small key still allows a search', () => {
  const small = { ...fresh, limit: 500 };
  expect(maySpend(small, { use: 'competition', units: 100, usedByCustomer: 0 })).toBe(true);
  expect(maySpend(small, { use: 'competition', units: 100, usedByCustomer: 100 })).toBe(false);
  expect(lookupsOf({ ...fresh, limit: 100 })).toEqual({ left: 0, perDay: 0 });
});

test('nothing is left once the network says so, or when a limit was lowered below what is used', () => {
  for (const use of quotaUses) {
    expect(unitsLeft({ ...fresh, isSpent: true }, use)).toBe(0);
    expect(unitsLeft({ ...fresh, used: 12_000, rankingsUsed: 9000 }, use)).toBe(0);
  }
});
