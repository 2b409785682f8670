import { afterEach, expect, test, vi } from 'vitest';
import { removeForeignWorkers } from './foreign-workers.ts';

afterEach(() => vi.unstubAllGlobals());

/** What another tab has begun to register. */
const unmade = 'no worker yet';

/** A browser that has these workers and caches, and what is left of them. */
function browserWith(workers: readonly string[], cacheNames: readonly string[]) {
  const left = { workers: new Set(workers), caches: new Set(cacheNames) };
  const registrations = () =>
    [...left.workers].map((path) => ({
      active: path === unmade ? null : { scriptURL: `https://panel.example${path}` },
      waiting: null,
      installing: null,
      unregister: async () => left.workers.delete(path),
    }));
  const kept = new Map<string, string>();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => registrations() } });
  vi.stubGlobal('caches', {
    keys: async () => [...left.caches],
    delete: async (name: string) => left.caches.delete(name),
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return left;
}

test('what another panel left goes, ours stays', async () => {
  const left = browserWith(['/sw.js', '/service-worker.js'], ['workbox-precache', 'marquee-1']);
  expect(await removeForeignWorkers()).toBe(true);
  expect([[...left.workers], [...left.caches]]).toEqual([['/service-worker.js'], ['marquee-1']]);
  expect(await removeForeignWorkers()).toBe(false);
});

test('one that comes back is not chased in a circle of reloads', async () => {
  const left = browserWith(['/sw.js'], []);
  expect(await removeForeignWorkers()).toBe(true);
  left.workers.add('/sw.js');
  expect(await removeForeignWorkers()).toBe(false);
});

test('a browser with nothing but ours is left alone', async () => {
  browserWith(['/service-worker.js'], ['marquee-1', 'other']);
  expect(await removeForeignWorkers()).toBe(false);
});

test('a worker that another tab is just registering is no reason to load the page again', async () => {
  const left = browserWith([unmade], []);
  expect(await removeForeignWorkers()).toBe(false);
  expect([...left.workers]).toEqual([unmade]);
});
