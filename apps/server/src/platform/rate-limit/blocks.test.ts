import { expect, test } from 'vitest';
import { createBlocks } from './blocks.ts';

function counting(size: number) {
  const state = { now: 0, taken: 0, isFull: false };
  const blocks = createBlocks(() => state.now);
  const take = async () => {
    if (state.isFull) throw new Error('full');
    state.taken += 1;
    return { msBeforeNext: 1000 };
  };
  return { state, use: () => blocks.use('key', size, take) };
}

test('a block is taken once for all who come at the same time, and the next when it is used up', async () => {
  const { state, use } = counting(10);
  await Promise.all(Array.from({ length: 25 }, use));
  expect(state.taken).toBe(3);
  for (let left = 0; left < 5; left += 1) await use();
  expect(state.taken).toBe(3);
});

test('a block ends with the window it was taken in', async () => {
  const { state, use } = counting(10);
  await use();
  state.now = 1000;
  await use();
  expect(state.taken).toBe(2);
});

test('what a block still holds is given out; beyond it everybody is refused', async () => {
  const { state, use } = counting(2);
  await use();
  state.isFull = true;
  const outcomes = await Promise.allSettled(Array.from({ length: 3 }, use));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
});
