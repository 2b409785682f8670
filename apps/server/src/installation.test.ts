import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { createInstallation, openInstallation } from './installation.ts';
import { Closing } from './platform/process/closing.ts';
import { readConfig } from './platform/process/config.ts';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase({ empty: true });
const log = pino({ level: 'silent' });

async function configFor(publicUrl: string, services: string) {
  const environment = {
    DATABASE_URL: database.url,
    PUBLIC_URL: publicUrl,
    SECRET_KEY: 'only-for-tests'.repeat(3),
    NODE_ENV: 'test',
  };
  return readConfig(environment, [`--services=${services}`]);
}

async function open(publicUrl: string, services: string) {
  const closing = new Closing();
  afterAll(() => closing.close());
  const config = await configFor(publicUrl, services);
  return { closing, installation: await openInstallation(config, log, closing) };
}

test('the app is built without asking the database, and not ready before that is opened', async () => {
  const closing = new Closing();
  const installation = createInstallation(await configFor('https://panel.example', 'web'), log, closing);
  const app = await buildApp(installation, { pages: false });
  closing.add(() => app.close());
  const tables = () => database.db.introspection.getTables();
  expect(await tables()).toEqual([]);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  await installation.open();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await closing.close();
});

test('several processes that start at once on an empty database become one installation', async () => {
  const opened = await Promise.all([
    open('https://panel.example', 'web'),
    open('https://panel.example', 'worker'),
    open('https://panel.example', 'web,worker'),
  ]);
  const panels = await Promise.all(
    opened.map(({ installation }) => installation.panels.byHost('panel.example')),
  );
  expect(new Set(panels.map((panel) => panel?.id)).size).toBe(1);
  expect(panels[0]).toMatchObject({ slug: 'marquee', name: 'Marquee' });
  expect(await database.db.selectFrom('panel').select('slug').execute()).toHaveLength(1);
  for (const { closing } of opened) await closing.close();
});

test('opened again under another address it answers at both', async () => {
  const { installation, closing } = await open('https://new.example:8443', 'web');
  const app = await buildApp(installation, { pages: false });
  closing.add(() => app.close());
  for (const host of ['panel.example', 'new.example:8443']) {
    const answer = await app.inject({ url: '/settings', headers: { host } });
    expect(answer.json().data.panelName).toBe('Marquee');
  }
  expect((await app.inject({ url: '/', headers: { host: 'new.example' } })).statusCode).toBe(404);
});
