import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { allBooks } from './books-check.job.ts';
import { resendRestored } from './features/dispatch/index.ts';
import { run as dispatchOrders } from './features/dispatch/sending/dispatch-orders.ts';
import { deliverable, loopContext, paidOrders } from './features/dispatch/testing/paid-orders.ts';
import { createInvoice, createMethod } from './features/invoices/testing/create-invoice.ts';
import { checkBooks } from './features/ledger/index.ts';
import { openInstallation } from './installation.ts';
import type { Context } from './platform/context.ts';
import { queueMail } from './platform/mail/queue-mail.ts';
import { Closing } from './platform/process/closing.ts';
import { readConfig } from './platform/process/config.ts';
import { holdInstallation } from './platform/restore/check-installation.ts';
import { isOutgoingHeld } from './platform/restore/outgoing.ts';
import { releaseOutgoing, reportOutgoing } from './release-outgoing.ts';
import { createAccount } from './testing/create-account.ts';
import { fakeProvider } from './testing/providers/fake-provider.ts';
import { restoreTable } from './testing/restore-table.ts';
import { rootPanel } from './testing/root-panel.ts';
import { testApp } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';
import { startWorker } from './worker.ts';

const database = await testDatabase();
const remote = await fakeProvider();
const dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-restore-'));

/** A life of the installation: what one process does between two starts. */
async function live(services: 'web' | 'worker') {
  const closing = new Closing();
  afterAll(() => closing.close());
  const environment = {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRET_KEY: 'only-for-tests'.repeat(3),
    ALLOW_LOOPBACK_FETCH: '1',
  };
  const config = await readConfig(environment, [`--services=${services}`]);
  const installation = await openInstallation(config, pino({ level: 'silent' }), closing);
  const ctx: Context = {
    ...installation.appServices,
    panel: await rootPanel(database),
    actor: { kind: 'system', name: 'test' },
    locale: 'en',
    requestId: 'test',
    log: installation.log,
  };
  return { closing, installation, ctx, loop: loopContext(ctx) };
}

const links = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `https://example.com/${name}/${index}`);
const states = async () => {
  const { rows } = await database.pool.query(
    'select state, count(*)::int as count from dispatch group by state order by state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
};
const mail = (ctx: Context, to: string) =>
  queueMail(ctx, { to, template: 'test', locale: 'en', subject: 'Hello', text: 'Hello', html: '<p>Hello' });
const mails = async () => {
  const rows = await database.db
    .selectFrom('outbox_mail')
    .select(['recipient', 'status'])
    .orderBy('id')
    .execute();
  return Object.fromEntries(rows.map(({ recipient, status }) => [recipient, status]));
};

test('a restored database sends nothing before it is released, and then nothing twice', async () => {
  const first = await live('web');
  const provider = { name: 'Upstream', adapter: 'smm_v2', url: remote.url, key: remote.key } as const;
  const { service } = await deliverable(first.ctx, [{ ...provider, concurrency: 64, perMinute: 60_000 }]);
  await createAccount(database.db, first.ctx.panel, { role: 'owner', email: 'owner@panel.example' });
  await paidOrders(first.ctx, service.id, links('before', 46));
  await mail(first.ctx, 'before@customer.example');
  await first.closing.close();
  // The backup is taken here. Afterwards the provider gets all 46 orders, and then the backup is restored.
  await restoreTable(database.pool, 'installation');

  const second = await live('worker');
  expect(second.installation.isHeld).toBe(true);
  await startWorker(second.installation, second.closing);
  await paidOrders(second.ctx, service.id, links('after', 1));
  await mail(second.ctx, 'after@customer.example');
  // Only the notice to the owner leaves; the jobs of the others were sent again for later.
  await expect.poll(mails, { timeout: 30_000 }).toMatchObject({ 'owner@panel.example': 'sent' });
  const postponed = `select from jobs.job where name = 'send-mail' and state = 'created' and start_after > now()`;
  await expect.poll(async () => (await database.pool.query(postponed)).rowCount, { timeout: 30_000 }).toBe(2);
  expect(remote.calls.filter(({ action }) => action === 'add')).toEqual([]);
  expect(await mails()).toMatchObject({
    'before@customer.example': 'waiting',
    'after@customer.example': 'waiting',
  });

  const report = (await reportOutgoing(second.loop)).join('\n');
  expect(report).toMatch(/Held since .*The database was restored from a dump/);
  expect(report).toMatch(/46 {2}orders/);
  expect(report).toMatch(/1 {2}mails/);
  expect(report).toContain('Upstream: knows 0 of our 0 open orders; balance 100.84292 USD');

  await releaseOutgoing(second.loop, new Map());
  expect(await isOutgoingHeld(database.db)).toBe(false);
  await expect.poll(states, { timeout: 30_000 }).toEqual({ sent: 1, unknown: 46 });
  expect([...remote.orders.values()].map(({ link }) => link)).toEqual(links('after', 1));
  expect(await mails()).toMatchObject({ 'before@customer.example': 'failed' });
  await second.closing.close();
  expect(await checkBooks(database.db, allBooks)).toEqual([]);

  const third = await live('web');
  expect(third.installation.isHeld).toBe(false);
  expect(await resendRestored(third.loop)).toBe(46);
  while (await dispatchOrders(third.loop));
  expect(await states()).toEqual({ sent: 47 });
  await third.closing.close();
});

test('what is held is said where operators look, and the panel stays open', async () => {
  const app = await testApp(database, { config: { metricsToken: 'for-the-test' } });
  const ready = async () => (await app.call('/readyz')).json();
  expect(await ready()).not.toHaveProperty('outgoing');
  await database.db.updateTable('installation').set({ held_at: new Date() }).execute();
  expect(await ready()).toMatchObject({ status: 'ready', outgoing: 'held' });
  expect((await app.call('/metrics', { headers: { authorization: 'Bearer for-the-test' } })).body).toMatch(
    /^marquee_outgoing_held 1$/m,
  );
  expect((await app.call('/api/v1/services')).statusCode).toBe(200);
});

/** The command as an operator runs it. */
async function command(...options: string[]) {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      fileURLToPath(new URL('./restore.ts', import.meta.url)),
      ...options,
    ],
    {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        SECRET_KEY: 'only-for-tests'.repeat(3),
        ALLOW_LOOPBACK_FETCH: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [output, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { output, complaints, code };
}

test('an operator reports, chooses and releases by command', async () => {
  expect(await command('hold')).toMatchObject({ code: 0, output: 'Everything that leaves is held.\n' });
  expect(await isOutgoingHeld(database.db)).toBe(true);
  expect(await command('release', '--orders=maybe')).toMatchObject({
    code: 1,
    complaints: '--orders must be one of ask, send.\n',
  });
  expect(await isOutgoingHeld(database.db)).toBe(true);
  expect(await command('release', '--mails=send')).toMatchObject({
    code: 0,
    output: expect.stringContaining('mails: send'),
  });
  expect(await isOutgoingHeld(database.db)).toBe(false);
}, 180_000);

test('open refunds have no safe answer: without a choice nothing is released', async () => {
  const { ctx, loop, closing } = await live('web');
  const { id } = await createInvoice(ctx, { methodId: await createMethod(ctx) });
  await database.db
    .insertInto('invoice_reversal')
    .values({
      panel_id: ctx.panel.id,
      invoice_id: id,
      turn: 1,
      kind: 'refund',
      amount: 100n,
      units: 100n,
      reason: 'A test',
      created_at: new Date(Date.now() - 1000),
    })
    .execute();
  await holdInstallation(database.db, ctx.clock, 'A test');
  await expect(releaseOutgoing(loop, new Map())).rejects.toThrow('1 refunds from before the restore');
  expect(await isOutgoingHeld(database.db)).toBe(true);
  await releaseOutgoing(loop, new Map([['refunds', 'done']]));
  const [refund] = await database.db.selectFrom('invoice_reversal').select('done_at').execute();
  expect(refund?.done_at).not.toBeNull();
  await closing.close();
});
