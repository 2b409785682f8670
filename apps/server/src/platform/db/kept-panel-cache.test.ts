import { expect, test } from 'vitest';
import { keptPanelCache } from './kept-panel-cache.ts';
import type { Change } from './listen.ts';

/** Changes and loads that the test triggers. */
function manualSource() {
  const listeners: ((change: Change) => void)[] = [];
  const loads: { previous: string | undefined; done: PromiseWithResolvers<string> }[] = [];
  let clock = 0;
  const cache = keptPanelCache<string>(
    { subscribe: (listener) => void listeners.push(listener) },
    ['catalogue'],
    (_, previous) => {
      const done = Promise.withResolvers<string>();
      loads.push({ previous, done });
      return done.promise;
    },
    { now: () => clock },
  );
  const tell = (change: Change = { topic: 'catalogue', panelId: 1n }) => {
    for (const listener of listeners) listener(change);
  };
  return {
    cache,
    loads,
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
