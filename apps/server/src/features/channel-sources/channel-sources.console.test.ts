import { expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
await switchCaptchaOff(database);
const { headers } = await staffMember(app, database, 'owner');
const path = '/api/v1/admin/channel-source';

test('a key is set and taken back, on record and never shown; without one there are samples', async () => {
  const read = async () => (await app.call(path, { headers })).json().data;
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
