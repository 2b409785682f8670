import { afterEach, expect, test, vi } from 'vitest';
import { createPhraseStore } from './phrase-store.ts';

afterEach(() => vi.unstubAllEnvs());

/** As in a browser, where phrases are files; `import.meta.env` is what the build sets. */
function stubFiles(answer: () => Promise<Response>) {
  vi.stubEnv('SSR', false);
  vi.stubEnv('DEV', false);
  vi.stubGlobal('__PHRASES__', '/phrases');
  vi.stubGlobal('fetch', answer);
}

test.each([
  ['a lost line', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a missing file', async () => new Response('', { status: 404 })],
])('%s is kept as a failure, asked for once, and tried again on demand', async (_, failing) => {
  let calls = 0;
  let answer: () => Promise<Response> = failing;
  stubFiles(() => {
    calls += 1;
    return answer();
  });
  const store = createPhraseStore('de');
  let changes = 0;
  store.subscribe(() => {
    changes += 1;
  });
  store.ensureLater(['overlays']);
  await expect.poll(store.hasFailed).toBe(true);
  store.ensureLater(['overlays']);
  expect([calls, changes]).toEqual([1, 1]);

  answer = async () => Response.json({ notices: 'Hinweise' });
  store.retry();
  await expect.poll(() => store.current().overlays?.notices).toBe('Hinweise');
  expect(store.hasFailed()).toBe(false);
});
