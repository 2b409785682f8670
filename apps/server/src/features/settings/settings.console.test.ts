import { expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { panelSecret } from './panel-secrets.ts';

const database = await testDatabase();
const app = await testApp(database);
const ctx = await testContext(database, { panel: await rootPanel(database) });
await switchCaptchaOff(database);
const owner = await staffMember(app, database, 'owner');
const editor = await staffMember(app, database, 'editor');

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
const call = (method: Method, path: string, payload?: object, headers = owner.headers) =>
  app.call(`/api/v1/admin/${path}`, { method, headers, ...(payload === undefined ? {} : { payload }) });
const setting = async (path: string) =>
  (await call('GET', 'settings')).json().data.settings.find((row: { path: string }) => row.path === path);

test('a change is stored, seen in the shop, and tells who made it; its reset brings the default back', async () => {
  expect(await setting('rounding_precision')).toMatchObject({
    value: 2,
    is_changed: false,
    changed_by: null,
  });
  const change = { rounding_precision: 4, colors: { light: { primary: '#112233' } } };
  expect((await call('PATCH', 'settings', { settings: change })).statusCode).toBe(204);
  expect(await setting('rounding_precision')).toMatchObject({
    value: 4,
    default: 2,
    is_changed: true,
    changed_by: owner.email,
    changed_at: expect.any(String),
  });
  expect(await setting('colors.light.primary')).toMatchObject({ value: '#112233', is_changed: true });
  await expect.poll(async () => (await app.call('/settings')).json().data.rounding_precision).toBe(4);
  const reset = await call('POST', 'settings/reset', {
    paths: ['colors.light.primary', 'rounding_precision'],
  });
  expect(reset.statusCode).toBe(204);
  expect(await setting('colors.light.primary')).toMatchObject({ value: '#4C3BCF', is_changed: false });
  expect(await setting('captcha_is_enabled')).toMatchObject({ value: false, is_changed: true });
});

test('refuses what no setting is, by name', async () => {
  const wrong = await call('PATCH', 'settings', { settings: { rounding_precision: 99 } });
  expect(wrong.json().errors).toHaveProperty(['settings.rounding_precision']);
  expect((await call('PATCH', 'settings', { settings: { colour: 1 } })).statusCode).toBe(422);
  expect((await call('POST', 'settings/reset', { paths: ['__proto__'] })).statusCode).toBe(422);
});

test('two changes at once both count', async () => {
  await Promise.all([
    call('PATCH', 'settings', { settings: { company: { name: 'One' } } }),
    call('PATCH', 'settings', { settings: { company: { vat: 'DE1' } } }),
  ]);
  expect([(await setting('company.name')).value, (await setting('company.vat')).value]).toEqual([
    'One',
    'DE1',
  ]);
});

test('a secret is kept and never answered', async () => {
  expect((await call('PUT', 'secrets/chat', { secret: 'top-secret-key' })).statusCode).toBe(204);
  const answer = await call('GET', 'settings');
  expect(answer.json().data.secrets).toContainEqual({
    name: 'chat',
    is_set: true,
    updated_at: expect.any(String),
  });
  expect(answer.body).not.toContain('top-secret-key');
  expect(await panelSecret(ctx, 'chat')).toEqual({ secret: 'top-secret-key' });
});

test('an editor writes the texts of pages, in one language at a time', async () => {
  const write = (body: string) => call('PUT', 'page-texts/terms/de', { body }, editor.headers);
  expect((await write('# Bedingungen')).statusCode).toBe(204);
  const list = (await call('GET', 'page-texts', undefined, editor.headers)).json().data;
  expect(list).toContainEqual({ page: 'terms', locale: 'de' });
  const own = async (locale: string) =>
    (await call('GET', `page-texts/terms/${locale}`, undefined, editor.headers)).json().data.body;
  expect([await own('de'), await own('fr')]).toEqual(['# Bedingungen', '']);
  await write('');
  expect((await call('GET', 'page-texts', undefined, editor.headers)).json().data).toEqual([]);
});
