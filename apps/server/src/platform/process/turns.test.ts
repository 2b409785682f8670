import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** A way to take turns that writes down what happened. */
function recorded(maxWaiting: number) {
  const turns = createTurns(maxWaiting);
  const [begun, refused]: [string[], string[]] = [[], []];
  const take = (visitor: string, name: string) =>
    turns.take(visitor, { begin: () => void begun.push(name), refuse: () => void refused.push(name) });
  return { turns, take, begun, refused };
}

test('one begins at once, the others in turn, and between two of them everything else goes on', async () => {
  const { take, begun } = recorded(100);
  for (const name of ['flood 1', 'flood 2', 'flood 3', 'flood 4']) take('flood', name);
  take('other', 'other');
  expect(begun).toEqual(['flood 1']);
  await nextTurn();
  expect(begun).toEqual(['flood 1', 'flood 2']);
  await nextTurn();
  expect(begun.slice(2)).toEqual(['other']);
  await expect.poll(() => begun.length).toBe(5);
  expect(begun.slice(3)).toEqual(['flood 3', 'flood 4']);
});

test('when too many wait, those with the most waiting are refused, and nothing else is lost', async () => {
  const { take, begun, refused } = recorded(3);
  for (let index = 1; index <= 6; index += 1) take('flood', `flood ${index}`);
  take('other', 'other');
  expect(refused).toEqual(['flood 5', 'flood 6', 'flood 4']);
  await expect.poll(() => begun.length).toBe(4);
  expect(begun).toEqual(['flood 1', 'flood 2', 'other', 'flood 3']);
});

test('work that fails takes no turn from others', async () => {
  const { turns, take, begun } = recorded(3);
  const begin = () => {
    throw new Error('no');
  };
  expect(() => turns.take('one', { begin, refuse: () => undefined })).toThrow('no');
  take('two', 'two');
  await expect.poll(() => begun).toEqual(['two']);
});

test('a crowd rests after each turn while somebody else is being served, and only then', async () => {
  const { turns, take, begun } = recorded(100);
  const startedAt = performance.now();
  take('other', 'other');
  for (let index = 1; index <= 40; index += 1) take('flood', `flood ${index}`);
  for (let turn = 0; turn < 10; turn += 1) await nextTurn();
  // The first two are no crowd yet, each further one comes after a rest of ten milliseconds.
  expect(begun.length).toBeLessThanOrEqual(3 + (performance.now() - startedAt) / 10);
  take('third', 'third');
  await nextTurn();
  expect(begun).toContain('third');
  turns.end('other');
  turns.end('third');
  await expect.poll(() => begun.length).toBe(42);
  expect(begun.filter((name) => name.startsWith('flood')).at(-1)).toBe('flood 40');
});
