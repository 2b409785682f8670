import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ownerLink } from './owner-link.ts';
import { testApp } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';

const minute = 60_000;
const program = fileURLToPath(new URL('./main.ts', import.meta.url));
const secret = 'correct horse battery';
const request = (link: string, changes: object = {}) => ({
  code: new URL(link).searchParams.get('code'),
  email: 'Owner@panel.example',
  password: secret,
  password_confirmation: secret,
  ...changes,
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Starts the program as an operator does, without demo content, and reads what it prints about the owner. */
async function start(url: string) {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, '--services=web'],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'development',
        LOG_LEVEL: 'silent',
        DATABASE_URL: url,
        DATA_DIR: await mkdtemp(path.join(tmpdir(), 'marquee-owner-')),
        PORT: String(port),
        SECRET_KEY: 'only-for-tests'.repeat(3),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  let link: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes('/setup?code=')) continue;
    link = line.trim();
    break;
  }
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const become = (from: string) =>
    fetch(`http://localhost:${port}/api/v1/first-owner`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request(from)),
    });
  return { link, become, stop };
}

test('an empty installation prints a link, a restart replaces it, and one person becomes the owner', {
  timeout: 3 * minute,
}, async () => {
  const { url, db } = await testDatabase({ empty: true });
  const first = await start(url);
  await first.stop();
  const second = await start(url);
  expect((await second.become(String(first.link))).status).toBe(422);
  const answers = await Promise.all([second.become(String(second.link)), second.become(String(second.link))]);
  await second.stop();
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  const staff = await db.selectFrom('account').select(['email', 'role', 'email_verified_at']).execute();
  expect(staff).toEqual([
    { email: 'owner@panel.example', role: 'owner', email_verified_at: expect.any(Date) },
  ]);
});

const database = await testDatabase();
const app = await testApp(database);
const become = (link: string, changes: object = {}) =>
  app.call('/api/v1/first-owner', { method: 'POST', payload: request(link, changes) });

test('a late or wrong code opens nothing; the right one signs the owner in, and is audited', async () => {
  const late = String(await ownerLink(app.installation));
  await database.db.updateTable('owner_link').set({ expires_at: new Date() }).execute();
  expect((await become(late)).json().errors).toMatchObject({ code: [expect.any(String)] });
  const link = String(await ownerLink(app.installation));
  expect((await become(link, { code: 'x'.repeat(43) })).statusCode).toBe(422);
  expect((await become(link, { password: 'password', password_confirmation: 'password' })).statusCode).toBe(
    422,
  );
  expect((await become(link, { password_confirmation: 'another' })).statusCode).toBe(422);
  const entered = await become(link);
  expect(entered.json().data).toMatchObject({ email: 'owner@panel.example' });
  const headers = { authorization: String(entered.headers.authorization) };
  expect((await app.call('/api/v1/admin/queues', { headers })).statusCode).toBe(200);
  const audited = await database.db.selectFrom('audit_entry').select(['action', 'after']).execute();
  expect(audited).toEqual([
    { action: 'accounts.open-owner', after: { email: 'owner@panel.example', role: 'owner' } },
  ]);
  expect(await ownerLink(app.installation)).toBeUndefined();
});
