import { expect, test } from 'vitest';
import { appContext } from '../../testing/app-context.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { newBearer } from '../sessions/testing/new-bearer.ts';
import { newAddress } from '../sessions/testing/visitor.ts';
import { changeSettings } from '../settings/index.ts';

const database = await testDatabase();
const app = await testApp(database);
const path = '/api/v1/keyword-suggestions';

async function openPanel(settings: Parameters<typeof changeSettings>[1] = {}) {
  const panel = await createHostedPanel(database);
  await changeSettings({ ...(await appContext(app, database)), panel }, settings);
  const customer = async () => ({
    host: panel.host,
    authorization: await newBearer(app.installation, panel),
  });
  return { panel, customer, guest: { host: panel.host } };
}

const tags = (headers: Record<string, string>, text: string, remoteAddress = newAddress()) =>
  app.call('/api/v1/tags-generator', { method: 'POST', headers, payload: { text }, remoteAddress });

test('a customer searches: suggestions, labelled as samples, the limit and the history', async () => {
  const { customer } = await openPanel();
  const headers = await customer();
  const found = (await app.call(`${path}?keyword=guitar`, { headers })).json();
  expect(found).toMatchObject({
    source: { kind: 'sample', state: 'ok' },
    limit: { limit: 30, used: 1, left: 29 },
  });
  expect(found.data.length).toBeGreaterThan(5);
  expect((await app.call(`${path}/limit`, { headers })).json().data).toEqual(found.limit);
  expect((await app.call(`${path}/history`, { headers })).json().data).toMatchObject([
    { keyword: 'guitar', country: 'GB', suggestions: found.data.length },
  ]);
  const competition = await app.call(`${path}/competition?keyword=guitar&country=DE`, { headers });
  expect(competition.json()).toMatchObject({
    data: { keyword: 'guitar', competition: expect.stringMatching(/^(low|medium|high)$/) },
    source: { kind: 'sample' },
  });

  const cleared = await app.call(`${path}/history`, { method: 'DELETE', headers });
  expect([cleared.statusCode, (await app.call(`${path}/history`, { headers })).json().data]).toEqual([
    204,
    [],
  ]);
  expect((await app.call(`${path}/limit`, { headers })).json().data.used).toBe(1);
});

test('a limit that is used up: 429 in the caller’s language with the time to wait, and the searches of today', async () => {
  const { customer } = await openPanel({ keyword_searches_per_day: 1 });
  const headers = await customer();
  await app.call(`${path}?keyword=guitar`, { headers });
  const refused = await app.call(`${path}?keyword=piano&locale=de`, { headers });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'keyword_searches_used_up']);
  expect(refused.json().message).toBe(
    'Ihre Keyword-Suchen für heute sind aufgebraucht. Das Limit wird um Mitternacht (UTC) zurückgesetzt.',
  );
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(24 * 3600);
  expect((await app.call(`${path}?keyword=Guitar`, { headers })).statusCode).toBe(200);
  expect((await app.call(`${path}?keyword=piano`, { headers: await customer() })).statusCode).toBe(200);
});

test('only customers search, each sees their own, and no panel knows those of another', async () => {
  const [here, there] = [await openPanel(), await openPanel()];
  for (const call of ['?keyword=a', '/limit', '/history', '/competition?keyword=a'])
    expect((await app.call(path + call, { headers: here.guest })).statusCode).toBe(401);
  const headers = await here.customer();
  await app.call(`${path}?keyword=secret`, { headers });
  expect((await app.call(`${path}/history`, { headers: await here.customer() })).json().data).toEqual([]);
  expect((await app.call(`${path}/history`, { headers: await there.customer() })).json().data).toEqual([]);
  const elsewhere = await app.call(`${path}/history`, { headers: { ...headers, host: there.panel.host } });
  expect(elsewhere.statusCode).toBe(401);
});

test.each([
  ['keyword=', 'keyword'],
  [`keyword=${'x'.repeat(101)}`, 'keyword'],
  ['keyword=a&country=Germany', 'country'],
])('bad input is refused and costs nothing: %s', async (query, field) => {
  const { customer } = await openPanel();
  const headers = await customer();
  const refused = await app.call(`${path}?${query}`, { headers });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
  expect((await app.call(`${path}/limit`, { headers })).json().data.used).toBe(0);
});

test('guests get tags from a title, a keyword and an address, so many from one address', async () => {
  const { guest } = await openPanel();
  const [address, other] = [newAddress(), newAddress()];
  const found = (await tags(guest, 'How to grow tomatoes in a small garden', address)).json().data;
  expect(found).toMatchObject({ kind: 'title', title: null, source: { kind: 'sample' } });
  expect(found.tags.map(({ tag }: { tag: string }) => tag)).toContain('grow tomatoes');
  const video = (await tags(guest, 'https://youtu.be/dQw4w9WgXcQ', address)).json().data;
  expect(video).toMatchObject({ kind: 'video', title: expect.stringMatching(/./) });
  expect(video.tags.length).toBeGreaterThan(3);
  const refused = await tags(guest, 'https://example.com/', address);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { text: ['Enter a YouTube video link'] },
  ]);

  const answers: number[] = [];
  for (let index = 0; index < 30; index += 1) answers.push((await tags(guest, 'jazz', address)).statusCode);
  expect(answers.filter((status) => status === 200).length).toBe(27);
  expect(new Set(answers.slice(27))).toEqual(new Set([429]));
  expect((await tags(guest, 'jazz', other)).statusCode).toBe(200);
});

test('switched off, none of the calls exists', async () => {
  const { customer, guest } = await openPanel({ enable_keyword_tools: false });
  const headers = await customer();
  const missing = await app.call('/api/v1/no-such-call', { headers });
  for (const call of ['?keyword=a', '/limit', '/history', '/competition?keyword=a']) {
    const { statusCode, body } = await app.call(path + call, { headers });
    expect([call, statusCode, body]).toEqual([call, 404, missing.body]);
  }
  expect((await app.call(`${path}/history`, { method: 'DELETE', headers })).statusCode).toBe(404);
  expect((await tags(guest, 'jazz')).statusCode).toBe(404);
});
