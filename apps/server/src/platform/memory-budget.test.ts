import { expect, test } from 'vitest';
import { MemoryBudget } from './memory-budget.ts';

test('whoever used theirs least recently forgets first, and only as many as must', () => {
  const budget = new MemoryBudget(100);
  const forgotten: string[] = [];
  const use = (name: string, bytes: number) => budget.use(name, bytes, () => forgotten.push(name));
  use('one', 40);
  use('two', 40);
  use('one', 45);
  expect(forgotten).toEqual([]);
  use('three', 20);
  expect(forgotten).toEqual(['two']);
  use('three', 60);
  expect(forgotten).toEqual(['two', 'one']);
  use('three', 10);
  use('four', 85);
  expect(forgotten).toEqual(['two', 'one']);
});

test('a single one may be larger than the budget: it bounds itself', () => {
  const budget = new MemoryBudget(10);
  let isForgotten = false;
  const forget = () => {
    isForgotten = true;
  };
  budget.use('large', 50, forget);
  expect(isForgotten).toBe(false);
  budget.use('small', 1, () => undefined);
  expect(isForgotten).toBe(true);
});
