import { expect, test } from 'vitest';
import type { Change } from './changes.ts';
import { keptPanelCache } from './kept-panel-cache.ts';

/** Changes and loads that the test triggers. */
function manualSource() {
  const listeners: ((change: Change) => void)[] = [];
  const loads: { panelId: bigint; previous: string | undefined; done: PromiseWithResolvers<string> }[] = [];
  /** The panels whose values others are built on. */
  const bases = new Map<bigint, bigint>();
  const dropped: bigint[] = [];
  let clock = 0;
  const cache = keptPanelCache<string>(
    { subscribe: (listener) => void listeners.push(listener) },
    ['catalogue'],
    async (panelId, previous, of) => {
      const base = bases.get(panelId);
      const built = base === undefined ? '' : `${await of(base)} `;
      const done = Promise.withResolvers<string>();
      loads.push({ panelId, previous, done });
      return built + (await done.promise);
    },
    { now: () => clock, alwaysKept: 1, mostKept: 10, onDropped: (panelId) => dropped.push(panelId) },
  );
  const tell = (change: Change = { topic: 'catalogue', panelId: 1n }) => {
    for (const listener of listeners) listener(change);
  };
  return {
    cache,
    loads,
    bases,
    dropped,
    tell,
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
  };
}

test('after a change the old value is served until the new one stands', async () => {
  const { cache, loads, tell } = manualSource();
  const first = [cache.get(1n), cache.get(1n)];
  expect(loads).toHaveLength(1);
  loads[0]?.done.resolve('one');
  expect(await Promise.all(first)).toEqual(['one', 'one']);

  tell();
  expect(loads).toHaveLength(2);
  expect(loads[1]?.previous).toBe('one');
  expect(await cache.get(1n)).toBe('one');
  loads[1]?.done.resolve('two');
  await expect.poll(() => cache.get(1n)).toBe('two');
  expect(loads).toHaveLength(2);
});

test('many changes during a load are read by one more load', async () => {
  const { cache, loads, tell } = manualSource();
  const waiting = cache.get(1n);
  for (let count = 0; count < 50; count += 1) tell();
  expect(loads).toHaveLength(1);
  loads[0]?.done.resolve('one');
  expect(await waiting).toBe('one');
  expect(loads).toHaveLength(2);
  loads[1]?.done.resolve('two');
  await expect.poll(() => cache.get(1n)).toBe('two');
  expect(loads).toHaveLength(2);
});

test('a failed first load is not kept; a failed later one leaves the old value', async () => {
  const { cache, loads, tell } = manualSource();
  const failing = cache.get(1n);
  loads[0]?.done.reject(new Error('down'));
  await expect(failing).rejects.toThrow('down');
  const second = cache.get(1n);
  loads[1]?.done.resolve('one');
  expect(await second).toBe('one');

  tell();
  loads[2]?.done.reject(new Error('down'));
  await expect.poll(() => cache.get(1n).then(() => loads.length)).toBe(4);
  expect(await cache.get(1n)).toBe('one');
  loads[3]?.done.resolve('two');
  await expect.poll(() => cache.get(1n)).toBe('two');
});

test('other topics and panels change nothing; anything and great age do', async () => {
  const { cache, loads, tell, pass } = manualSource();
  const first = cache.get(1n);
  loads[0]?.done.resolve('one');
  await first;
  tell({ topic: 'banners', panelId: 1n });
  tell({ topic: 'catalogue', panelId: 2n });
  pass(299_999);
  await cache.get(1n);
  expect(loads).toHaveLength(1);
  pass(1);
  expect(await cache.get(1n)).toBe('one');
  await cache.get(1n);
  expect(loads).toHaveLength(2);
  loads[1]?.done.resolve('two');
  await expect.poll(() => cache.get(1n)).toBe('two');
  tell('anything');
  expect(loads).toHaveLength(3);
});

test('a value built on another panel’s is built again when that changes, on the new one', async () => {
  const { cache, loads, bases, tell } = manualSource();
  bases.set(2n, 1n).set(3n, 2n);
  const last = cache.get(3n);
  const finish = async (panelId: bigint, text: string) => {
    await expect.poll(() => loads.at(-1)?.panelId).toBe(panelId);
    loads.at(-1)?.done.resolve(text);
  };
  await finish(1n, 'one');
  await finish(2n, 'two');
  await finish(3n, 'three');
  expect(await last).toBe('one two three');
  tell();
  expect(await cache.get(3n)).toBe('one two three');
  await finish(1n, 'new');
  await finish(2n, 'two');
  await finish(3n, 'three');
  await expect.poll(() => cache.get(3n)).toBe('new two three');
  expect(loads).toHaveLength(6);
});

test('idle values are let go, and a changed one that rests is not loaded before somebody asks', async () => {
  const { cache, loads, bases, dropped, tell, pass } = manualSource();
  bases.set(2n, 1n);
  const fill = async (panelId: bigint) => {
    const before = loads.length;
    const value = cache.get(panelId);
    await expect.poll(() => loads.length).toBeGreaterThan(before);
    for (const { done } of loads) done.resolve('loaded');
    await value.then(() => undefined);
  };
  await fill(1n);
  for (const panelId of [2n, 3n, 4n]) await fill(panelId);
  pass(61_000);
  await cache.get(4n);
  const before = loads.length;
  tell({ topic: 'catalogue', panelId: 3n });
  expect([loads.length, dropped]).toEqual([before, [3n]]);
  pass(240_000);
  cache.sweep();
  // The base of nobody in use, and the one built on it, are gone; those used last stay.
  expect(await cache.get(4n)).toBe('loaded');
  expect(loads).toHaveLength(before + 1);
  const again = cache.get(2n);
  for (const count of [before + 2, before + 3]) {
    await expect.poll(() => loads.length).toBe(count);
    loads.at(-1)?.done.resolve('again');
  }
  expect(await again).toBe('again again');
});
