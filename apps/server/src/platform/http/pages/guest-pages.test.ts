import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { createCaches } from '../../caches.ts';
import type { Context } from '../../context.ts';
import type { Change } from '../../db/changes.ts';
import { renderForGuest } from './guest-pages.ts';
import { createPageRenders } from './page-renders.ts';
import type { PageAnswer, PageRequest, WebApp } from './web-app.ts';

const database = await testDatabase();
const renders = createPageRenders();

/** A web app that writes its nonce twice and counts renders. */
function countingApp(answer: Partial<PageAnswer> = {}): WebApp & { renders: number } {
  const app = {
    renders: 0,
    address: (url: string) => {
      const href = url.replace(/[?&]unknown=[^&]*/, '');
      const kind = href.includes('/mailed/') ? 'personal' : href.includes('?') ? 'query' : 'page';
      return { href, kind } as const;
    },
    variant: (cookies: string) => cookies,
    render: async ({ nonce, url }: PageRequest) => {
      app.renders += 1;
      return {
        status: 200,
        html: Buffer.from(`<style nonce="${nonce}"></style>${url}<script nonce="${nonce}"></script>`),
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

const visit = (ctx: Context, app: WebApp, page: PageRequest, takesGzip: boolean, network = '192.0.2.0') =>
  renderForGuest(ctx, { app, request: page, takesGzip, renders, network }).then(({ html, ...answer }) => ({
    ...answer,
    html: html?.toString(),
  }));

test('one render serves everybody, each with a nonce of their own', async () => {
  const { ctx } = await guestContext();
  const app = countingApp();
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((nonce) => visit(ctx, app, request(`nonce-${nonce}`), false)),
  );
  expect(app.renders).toBe(1);
  expect(answers.map(({ html }) => html?.match(/nonce-\w/g))).toEqual([
    ['nonce-a', 'nonce-a'],
    ['nonce-b', 'nonce-b'],
    ['nonce-c', 'nonce-c'],
  ]);
});

test('a page whose address is a secret is rendered for each visitor and kept for nobody', async () => {
  const { ctx } = await guestContext();
  const app = countingApp({ isSecret: true });
  const url = 'http://localhost/mailed/token';
  const open = (nonce: string) => visit(ctx, app, request(nonce, { url }), false);
  const answers = [...(await Promise.all([open('nonce-a'), open('nonce-b')])), await open('nonce-c')];
  expect(app.renders).toBe(3);
  expect(answers.map(({ html }) => html?.match(/nonce-\w/)?.[0])).toEqual(['nonce-a', 'nonce-b', 'nonce-c']);
  expect(answers.every(({ isSecret }) => isSecret)).toBe(true);
});

test('who takes gzip gets the same page packed, with a nonce of their own', async () => {
  const { ctx } = await guestContext();
  const app = countingApp();
  const [plain, packed] = await Promise.all([
    visit(ctx, app, request('nonce-a'), false),
    visit(ctx, app, request('nonce-b'), true),
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
    await visit(ctx, app, request('n', changes), false);
  }
  expect(app.renders).toBe(4);
});

test('any change in the panel makes its pages old, and only its own', async () => {
  const { ctx, change } = await guestContext();
  const app = countingApp();
  await visit(ctx, app, request('n'), false);
  change({ topic: 'settings', panelId: ctx.panel.id + 1n });
  await visit(ctx, app, request('n'), false);
  expect(app.renders).toBe(1);
  change({ topic: 'banners', panelId: ctx.panel.id });
  await visit(ctx, app, request('n'), false);
  expect(app.renders).toBe(2);
});

test.each([
  ['a missing page', { status: 404 }],
  ['a failed one', { failure: new Error('no catalogue') }],
  ['a redirect', { status: 302, location: '/login', html: undefined }],
])('%s is not kept', async (_, answer) => {
  const { ctx } = await guestContext();
  const app = countingApp(answer);
  await visit(ctx, app, request('n'), false);
  expect(await visit(ctx, app, request('n'), false)).toMatchObject(answer);
  expect(app.renders).toBe(2);
});

test('a render that throws is tried again', async () => {
  const { ctx } = await guestContext();
  const app = countingApp();
  const broken: WebApp = { ...app, render: () => Promise.reject(new Error('broken')) };
  await expect(visit(ctx, broken, request('n'), false)).rejects.toThrow('broken');
  await visit(ctx, app, request('n'), false);
  expect(app.renders).toBe(1);
});

test('what no page reads makes no other page', async () => {
  const { ctx } = await guestContext();
  const app = countingApp();
  for (let index = 0; index < 20; index += 1) {
    const { html } = await visit(
      ctx,
      app,
      request('n', { url: `http://localhost/?unknown=${index}` }),
      false,
    );
    expect(html).not.toContain('unknown');
  }
  expect(app.renders).toBe(1);
});

test('a redirect keeps the whole address', async () => {
  const { ctx } = await guestContext();
  const app = {
    ...countingApp(),
    render: async ({ url }: PageRequest) => ({ status: 302, location: `/login?from=${url}` }),
  };
  const asked = request('n', { url: 'http://localhost/?unknown=1' });
  expect(await visit(ctx, app, asked, false)).toMatchObject({
    location: '/login?from=http://localhost/?unknown=1',
  });
});

test('addresses that lead nowhere share a page per kind', async () => {
  const { ctx } = await guestContext();
  let drawn = 0;
  const app: WebApp = {
    ...countingApp(),
    render: async ({ url, nonce }) => ({
      status: 404,
      missing: {
        name: url.includes('service') ? 'service' : 'page',
        html: () => {
          drawn += 1;
          return Buffer.from(`<i nonce="${nonce}">missing ${drawn}</i>`);
        },
      },
    }),
  };
  const answers = [];
  for (const path of ['a', 'b', 'service/a', 'service/b', 'a'])
    answers.push(await visit(ctx, app, request(`nonce-${path}`, { url: `http://localhost/${path}` }), false));
  expect(answers.map(({ status, html }) => [status, html])).toEqual([
    [404, '<i nonce="nonce-a">missing 1</i>'],
    [404, '<i nonce="nonce-b">missing 1</i>'],
    [404, '<i nonce="nonce-service/a">missing 2</i>'],
    [404, '<i nonce="nonce-service/b">missing 2</i>'],
    [404, '<i nonce="nonce-a">missing 1</i>'],
  ]);
});

test('a flood of searches is refused beyond its queue; pages and visitors of other networks get their turn', async () => {
  const { ctx } = await guestContext();
  const app = countingApp();
  const flood = Array.from({ length: 200 }, (_, index) =>
    visit(ctx, app, request('n', { url: `http://localhost/?search=${index}` }), false).then(
      () => 'rendered',
      (error: unknown) => (error as { code: string }).code,
    ),
  );
  const page = visit(ctx, app, request('n'), false);
  const other = visit(
    ctx,
    app,
    request('n', { url: 'http://localhost/?search=mine' }),
    false,
    '198.51.100.0',
  );
  expect((await page).status).toBe(200);
  expect((await other).status).toBe(200);
  const answers = await Promise.all(flood);
  expect(answers.filter((answer) => answer === 'overloaded').length).toBeGreaterThan(150);
  expect(answers.filter((answer) => answer === 'rendered').length).toBeGreaterThan(5);
});

test('invented searches push no page out', async () => {
  const { ctx } = await guestContext();
  const app = countingApp();
  await visit(ctx, app, request('n'), false);
  for (let index = 0; index < 350; index += 1)
    await visit(ctx, app, request('n', { url: `http://localhost/?search=${index}` }), false);
  const before = app.renders;
  await visit(ctx, app, request('n'), false);
  expect(app.renders).toBe(before);
});

test('pages for one visitor are not kept and push no page out', async () => {
  const { ctx } = await guestContext();
  const app = countingApp();
  await visit(ctx, app, request('n'), false);
  const mailed = request('n', { url: 'http://localhost/mailed/1' });
  for (const nonce of ['first', 'second'])
    expect((await visit(ctx, app, { ...mailed, nonce }, false)).html).toContain(`nonce="${nonce}"`);
  expect(app.renders).toBe(3);
  for (let index = 0; index < 350; index += 1)
    await visit(ctx, app, request('n', { url: `http://localhost/mailed/${index}` }), false);
  const before = app.renders;
  await visit(ctx, app, request('n'), false);
  expect(app.renders).toBe(before);
});
