import { expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { startYoutube } from '../../testing/youtube/start-youtube.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { setOauthClient } from './index.ts';
import { testOauthClient } from './test-sources.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
await switchCaptchaOff(database);
const { headers } = await staffMember(app, database, 'owner');
const path = '/api/v1/admin/channel-source';

test('a key is set and taken back, on record and never shown; without one there are samples', async () => {
  const samples = { kind: 'sample', updated_at: null };
  expect(await read()).toEqual({
    ...samples,
    oauth: null,
    oauth_redirect: 'http://localhost/youtube-reporting/callback',
    suggestions: 'sample',
    quota: null,
    paused_until: null,
    last_failure: null,
    customers: [],
  });
  const found = await app.call(`${path}/test`, { method: 'POST', headers, payload: { url: '@anything' } });
  expect(found.json().data).toEqual({ title: 'Sample channel @anything' });
  const wrong = await app.call(`${path}/test`, {
    method: 'POST',
    headers,
    payload: { url: 'https://vimeo.com/1' },
  });
  expect(Object.keys(wrong.json().errors)).toEqual(['url']);

  const api_key = 'AIza-the-secret-key';
  const set = await app.call(path, { method: 'PUT', headers, payload: { api_key } });
  expect(set.json().data).toMatchObject({ kind: 'youtube' });
  expect(set.body).not.toContain(api_key);
  expect((await app.call(path, { method: 'DELETE', headers })).json().data).toMatchObject(samples);
  const entries = await database.db
    .selectFrom('audit_entry')
    .select(['action', 'before', 'after'])
    .where('panel_id', '=', panel.id)
    .where('action', '=', 'channel-sources.set-key')
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { before: { kind: 'sample' }, after: { kind: 'youtube', daily_quota: 10_000 } },
    { before: { kind: 'youtube' }, after: { kind: 'sample', key_set_at: null } },
  ]);
  expect(JSON.stringify(entries)).not.toContain(api_key);
});

async function change(method: 'PUT' | 'POST' | 'DELETE', tail: string, payload?: object) {
  return app.call(`${path}${tail}`, { method, headers, ...(payload && { payload }) });
}
const read = async () => (await app.call(path, { headers })).json().data;
const actions = async () => {
  const rows = await database.db
    .selectFrom('audit_entry')
    .select('action')
    .where('panel_id', '=', panel.id)
    .where('action', 'like', 'channel-sources.%')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  return rows.map(({ action }) => action);
};

test('units a day belong to a key, and can be changed without it', async () => {
  expect((await change('PUT', '/quota', { daily_quota: 20_000 })).statusCode).toBe(409);
  await change('PUT', '', { api_key: 'AIza-another-key', daily_quota: 12_500 });
  expect((await read()).quota).toMatchObject({ limit: 12_500, used: 0, uses: [], history: [] });
  const changed = await change('PUT', '/quota', { daily_quota: 20_000 });
  expect(changed.json().data.quota.limit).toBe(20_000);
  for (const daily_quota of [99, 100_000_001, 1.5, '500', null])
    expect((await change('PUT', '/quota', { daily_quota })).statusCode).toBe(422);
  expect((await read()).quota.limit).toBe(20_000);
  expect(await actions()).toEqual(['channel-sources.set-quota', 'channel-sources.set-key']);
  await change('DELETE', '');
});

test('a client is set and removed; its secret is never shown', async () => {
  const client_secret = 'GOCSPX-the-client-secret';
  const set = await change('PUT', '/oauth', { client_id: '123-abc.apps.example', client_secret });
  expect(set.json().data.oauth).toEqual({
    client_id: '123-abc.apps.example',
    updated_at: expect.any(String),
    connected_channels: 0,
    revoked_channels: 0,
  });
  expect(set.body).not.toContain(client_secret);
  const stored = await database.db
    .selectFrom('channel_oauth_client')
    .select('client_secret')
    .where('panel_id', '=', panel.id)
    .executeTakeFirstOrThrow();
  expect(stored.client_secret.toString('latin1')).not.toContain(client_secret);
  expect((await change('PUT', '/oauth', { client_id: 'short', client_secret: '' })).statusCode).toBe(422);
  expect((await change('DELETE', '/oauth')).json().data.oauth).toBeNull();
  expect(await actions()).toEqual(['channel-sources.set-client', 'channel-sources.set-client']);
});

test('a client is tried at the video network before customers meet it', async () => {
  const youtube = await startYoutube(() => new Date());
  const ctx = await testContext(database, { panel });
  const own = { clientId: 'client-of-the-panel', hosts: youtube.hosts };
  try {
    expect((await change('POST', '/oauth/test')).statusCode).toBe(409);
    await setOauthClient(ctx, { ...own, clientSecret: 'the-client-secret' });
    expect(await testOauthClient(ctx)).toBe(true);
    await setOauthClient(ctx, { ...own, clientSecret: 'another-client-secret' });
    expect(await testOauthClient(ctx)).toBe(false);
    youtube.world.fault = 'html';
    await expect(testOauthClient(ctx)).rejects.toMatchObject({ code: 'upstream_failed' });
  } finally {
    await setOauthClient(ctx, null);
    await youtube.close();
  }
});

test('suggestions come from samples or Google', async () => {
  const asked = await change('POST', '/suggestions/test', { keyword: 'sourdough' });
  expect(asked.json().data.suggestions[0]).toBe('sourdough');
  const chosen = await change('PUT', '/suggestions', { suggestions: 'google' });
  expect(chosen.json().data.suggestions).toBe('google');
  expect((await change('PUT', '/suggestions', { suggestions: 'bing' })).statusCode).toBe(422);
  await change('PUT', '/suggestions', { suggestions: 'sample' });
  expect((await read()).suggestions).toBe('sample');
});

test('who manages no settings sees none of it', async () => {
  const support = await staffMember(app, database, 'support');
  expect((await app.call(path, { headers: support.headers })).statusCode).toBe(404);
  const other = await testContext(database);
  await setOauthClient(other, { clientId: 'of-another-panel', clientSecret: 'secret-of-another' });
  expect((await read()).oauth).toBeNull();
});
