import { endpoints } from '@marquee/contract/registry.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = await testDatabase();
const { call } = await testApp(database);
const [one, two] = [await createHostedPanel(database), await createHostedPanel(database)];
const get = (host: string, headers: Record<string, string> = {}) =>
  call('/api.yaml', { headers: { host, ...headers } });

test('the description is YAML, compressed, of the panel that was asked', async () => {
  await expect.poll(async () => (await get(two.host)).statusCode, { timeout: 10_000 }).toBe(200);
  const answer = await get(one.host);
  expect(answer.headers['content-type']).toBe('application/yaml; charset=utf-8');
  const document = parse(answer.body);
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: `https://${one.host}` }] });
  expect(parse((await get(two.host)).body).servers).toEqual([{ url: `https://${two.host}` }]);
  expect((await get(one.host, { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  const paths = Object.values(endpoints).map(({ path }) => path);
  expect(Object.keys(document.paths).sort()).toEqual([...new Set(paths)].sort());
});

test('it follows the panel: its name and its primary domain', async () => {
  await database.db.updateTable('panel').set({ name: 'Renamed' }).where('id', '=', one.id).execute();
  await expect
    .poll(async () => parse((await get(one.host)).body).info.title, { timeout: 10_000 })
    .toBe('Renamed API');
  await database.db
    .insertInto('panel_domain')
    .values({ panel_id: one.id, host: 'zz.example', is_primary: true, verified_at: new Date() })
    .execute();
  const server = async () => parse((await get(one.host)).body).servers[0].url;
  await expect.poll(server, { timeout: 10_000 }).toBe('https://zz.example');
});
