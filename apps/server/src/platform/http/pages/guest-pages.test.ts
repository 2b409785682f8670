import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createCaches } from '../../caches.ts';
import type { Context } from '../../context.ts';
import type { Change } from '../../db/listen.ts';
import { renderForGuest } from './guest-pages.ts';
import type { PageAnswer, PageRequest, WebApp } from './web-app.ts';

const database = await testDatabase();

/** A web app that writes its nonce twice and counts renders. */
function countingApp(answer: Partial<PageAnswer> = {}): WebApp & { renders: number } {
  const app = {
    renders: 0,
    variant: (cookies: string) => cookies,
    render: async ({ nonce, url }: PageRequest) => {
      app.renders += 1;
      return {
        status: 200,
        html: `<style nonce="${nonce}"></style>${url}<script nonce="${nonce}"></script>`,
        ...answer,
      };
    },
  };
  return app;
}

async function guestContext(): Promise<{ ctx: Context; change: (change: Change) => void }> {
  const listeners: ((change: Change) => void)[] = [];
  const caches = createCaches(database.db, { subscribe: (listener) => void listeners.push(listener) });
  const ctx = { ...(await testContext(database, { actor: { kind: 'guest' } })), caches };
  return { ctx, change: (change) => listeners.forEach((listener) => void listener(change)) };
}

const request = (nonce: string, changes: Partial<PageRequest> = {}): PageRequest => ({
  url: 'http://localhost/',
  cookies: '',
  locale: 'en',
  nonce,
  now: 0,
  call: async () => undefined,
  assets: () => [],
  ...changes,
});

test('one render serves everybody, each with a nonce of their own', async () => {
  const { ctx } = await guestContext();
  const app = countingApp();
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((nonce) => renderForGuest(ctx, app, request(`nonce-${nonce}`), false)),
  );
  expect(app.renders).toBe(1);
  expect(answers.map(({ html }) => html?.match(/nonce-\w/g))).toEqual([
    ['nonce-a', 'nonce-a'],
    ['nonce-b', 'nonce-b'],
    ['nonce-c', 'nonce-c'],
  ]);
});

test('who takes gzip gets the same page packed, with a nonce of their own', async () => {
  const { ctx } = await guestContext();
  const app = countingApp();
  const [plain, packed] = await Promise.all([
    renderForGuest(ctx, app, request('nonce-a'), false),
    renderForGuest(ctx, app, request('nonce-b'), true),
  ]);
  expect(app.renders).toBe(1);
  const unpacked = gunzipSync(packed?.gzip ?? Buffer.alloc(0)).toString();
  expect(unpacked.replaceAll('nonce-b', 'nonce-a')).toBe(plain?.html);
});

test('another address, language or choice is another page', async () => {
  const { ctx } = await guestContext();
  const app = countingApp();
  for (const changes of [
    {},
    { url: 'http://localhost/?sort=price_asc' },
    { locale: 'de' as const },
    { cookies: 'theme=dark' },
  ]) {
    await renderForGuest(ctx, app, request('n', changes), false);
  }
  expect(app.renders).toBe(4);
});

test('any change in the panel makes its pages old, and only its own', async () => {
  const { ctx, change } = await guestContext();
  const app = countingApp();
  await renderForGuest(ctx, app, request('n'), false);
  change({ topic: 'settings', panelId: ctx.panel.id + 1n });
  await renderForGuest(ctx, app, request('n'), false);
  expect(app.renders).toBe(1);
  change({ topic: 'banners', panelId: ctx.panel.id });
  await renderForGuest(ctx, app, request('n'), false);
  expect(app.renders).toBe(2);
});

test.each([
  ['a missing page', { status: 404 }],
  ['a failed one', { failure: new Error('no catalogue') }],
  ['a redirect', { status: 302, location: '/login', html: undefined }],
])('%s is not kept', async (_, answer) => {
  const { ctx } = await guestContext();
  const app = countingApp(answer);
  await renderForGuest(ctx, app, request('n'), false);
  expect(await renderForGuest(ctx, app, request('n'), false)).toMatchObject(answer);
  expect(app.renders).toBe(2);
});

test('a render that throws is tried again', async () => {
  const { ctx } = await guestContext();
  const app = countingApp();
  const broken: WebApp = { ...app, render: () => Promise.reject(new Error('broken')) };
  await expect(renderForGuest(ctx, broken, request('n'), false)).rejects.toThrow('broken');
  await renderForGuest(ctx, app, request('n'), false);
  expect(app.renders).toBe(1);
});
