import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

test('one begins at once, the others in turn, and between two of them everything else goes on', async () => {
  const turns = createTurns(100);
  const begun: string[] = [];
  for (const name of ['flood 1', 'flood 2', 'flood 3', 'flood 4'])
    turns.take('flood', () => void begun.push(name));
  turns.take('other', () => void begun.push('other'));
  expect(begun).toEqual(['flood 1']);
  await nextTurn();
  expect(begun).toEqual(['flood 1', 'flood 2']);
  await nextTurn();
  expect(begun.slice(2)).toEqual(['other']);
  await expect.poll(() => begun.length).toBe(5);
  expect(begun.slice(3)).toEqual(['flood 3', 'flood 4']);
});

test('too many are refused, and the rest is not lost', async () => {
  const turns = createTurns(3);
  let begun = 0;
  const count = () => {
    begun += 1;
  };
  const taken = Array.from({ length: 6 }, () => turns.take('one', count));
  expect(taken).toEqual([true, true, true, true, false, false]);
  await expect.poll(() => begun).toBe(4);
  expect(turns.take('one', count)).toBe(true);
});

test('work that fails takes no turn from others', async () => {
  const turns = createTurns(3);
  const failing = () => {
    throw new Error('no');
  };
  expect(() => turns.take('one', failing)).toThrow('no');
  let isBegun = false;
  turns.take('two', () => {
    isBegun = true;
  });
  await expect.poll(() => isBegun).toBe(true);
});
