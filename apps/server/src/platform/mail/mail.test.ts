import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { sentJobs } from '../../testing/sent-jobs.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { createMailTransport, type MailTransport } from './mail-transport.ts';
import { type OutgoingMail, queueMail } from './queue-mail.ts';
import { createSendMailJob, sendMailJob } from './send-mail.job.ts';

const database = await testDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'marquee-mail-'));
afterAll(() => rm(dataDir, { recursive: true }));

interface Received {
  from: string;
  to: string[];
  data: string;
}

/** A minimal SMTP server; `answers` replaces the reply to a command. */
async function smtpServer(answers: Record<string, string> = {}) {
  const received: Received[] = [];
  const server: Server = createServer((socket) => {
    let mail: Received = { from: '', to: [], data: '' };
    let buffer = '';
    let inData = false;
    socket.on('error', () => {});
    socket.write('220 test ESMTP\r\n');
    socket.on('data', (chunk) => {
      buffer += chunk.toString();
      for (;;) {
        const end = inData ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          received.push({ ...mail, data: text.replaceAll('\r\n..', '\r\n.') });
          mail = { from: '', to: [], data: '' };
          socket.write(answers.END ?? '250 taken\r\n');
          continue;
        }
        const command = text.split(' ')[0]?.toUpperCase() ?? '';
        if (command === 'MAIL') mail.from = text;
        if (command === 'RCPT') mail.to.push(text);
        inData = command === 'DATA' && !answers.DATA;
        const usual =
          command === 'DATA' ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 fine\r\n';
        socket.write(answers[command] ?? usual);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(server);
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { received, transport: createMailTransport({ smtpUrl: url, mailFrom, dataDir }), server };
}

const mailFrom = 'Marquee <no-reply@panel.example>';
const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

const mail: OutgoingMail = {
  to: 'ann@customer.example',
  template: 'welcome',
  locale: 'ru',
  subject: 'Добро пожаловать',
  text: 'Привет\n.\nкак дела',
  html: '<p>Привет</p>',
};

async function queued(ctx: Context, changes: Partial<OutgoingMail> = {}): Promise<bigint> {
  await queueMail(ctx, { ...mail, ...changes });
  const { id } = await database.db
    .selectFrom('outbox_mail')
    .select('id')
    .where('panel_id', '=', ctx.panel.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}

function outbox(ctx: Context) {
  return database.db.selectFrom('outbox_mail').selectAll().where('panel_id', '=', ctx.panel.id).execute();
}

async function work(ctx: Context, transport: MailTransport, mailId: bigint): Promise<void> {
  const { handle } = await createSendMailJob(transport).load();
  await handle(ctx, { panelId: ctx.panel.id, mailId });
}

/** The header block with folded lines joined. */
function headersOf(data: string): string[] {
  return (data.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');
}

test('queues the row and the job together, or neither', async () => {
  const ctx = await testContext(database);
  const before = await sentJobs(database.db, sendMailJob).catch(() => []);
  await expect(
    inTransaction(ctx, async (tx) => {
      await queueMail(tx, mail);
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await outbox(ctx)).toEqual([]);
  const id = await queued(ctx);
  const after = await sentJobs(database.db, sendMailJob);
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)).toEqual({ panelId: ctx.panel.id, mailId: id });
});

test('sends by SMTP with the panel as sender, and only once', async () => {
  const ctx = await testContext(database);
  const { received, transport } = await smtpServer();
  const id = await queued(ctx, { headers: { 'List-Unsubscribe': '<https://panel.example/u/1>' } });
  await work(ctx, transport, id);
  await work(ctx, transport, id);
  expect(received).toHaveLength(1);
  expect(received[0]?.from).toContain('<no-reply@panel.example>');
  expect(received[0]?.to).toEqual(['RCPT TO:<ann@customer.example>']);
  const headers = headersOf(received[0]?.data ?? '');
  expect(headers).toContain('From: Test panel <no-reply@panel.example>');
  expect(headers).toContain('To: ann@customer.example');
  expect(headers).toContain(`Message-ID: <${ctx.panel.id}.${id}@panel.example>`);
  expect(headers).toContain('List-Unsubscribe: <https://panel.example/u/1>');
  expect(headers).toContain('Auto-Submitted: auto-generated');
  expect(received[0]?.data).toContain(Buffer.from('<p>Привет</p>').toString('base64'));
  expect(await outbox(ctx)).toMatchObject([
    { status: 'sent', attempts: 1, sent_at: ctx.clock.now(), last_error: null, file_name: null },
  ]);
});

test('runs that overlap mark it once and send copies that a mailbox knows as one', async () => {
  const ctx = await testContext(database);
  const { received, transport } = await smtpServer();
  const id = await queued(ctx);
  await Promise.all(Array.from({ length: 4 }, () => work(ctx, transport, id)));
  const ids = received.map(({ data }) => headersOf(data).find((line) => line.startsWith('Message-ID:')));
  expect(new Set(ids)).toEqual(new Set([`Message-ID: <${ctx.panel.id}.${id}@panel.example>`]));
  expect(await outbox(ctx)).toMatchObject([{ status: 'sent', attempts: received.length }]);
});

test('another panel cannot send it', async () => {
  const [ctx, stranger] = [await testContext(database), await testContext(database)];
  const { received, transport } = await smtpServer();
  await work(stranger, transport, await queued(ctx));
  expect(received).toEqual([]);
  expect(await outbox(ctx)).toMatchObject([{ status: 'waiting', attempts: 0 }]);
});

test('a passing failure is thrown for the queue to retry, and given up in the end', async () => {
  const ctx = await testContext(database);
  const { transport } = await smtpServer({ RCPT: '451 try later\r\n' });
  const id = await queued(ctx);
  await expect(work(ctx, transport, id)).rejects.toThrow('451');
  expect(await outbox(ctx)).toMatchObject([
    { status: 'waiting', attempts: 1, last_error: expect.stringContaining('451 try later') },
  ]);
  for (let attempt = 2; attempt < 9; attempt += 1) await expect(work(ctx, transport, id)).rejects.toThrow();
  await work(ctx, transport, id);
  expect(await outbox(ctx)).toMatchObject([{ status: 'failed', attempts: 9 }]);

  const healed = await smtpServer();
  await work(ctx, healed.transport, id);
  expect(healed.received).toEqual([]);
});

test('an unreachable server is a passing failure; the next try sends', async () => {
  const ctx = await testContext(database);
  const gone = await smtpServer();
  await new Promise((resolve) => gone.server.close(resolve));
  const id = await queued(ctx);
  await expect(work(ctx, gone.transport, id)).rejects.toThrow('ECONNREFUSED');
  const { received, transport } = await smtpServer();
  await work(ctx, transport, id);
  expect(received).toHaveLength(1);
  expect(await outbox(ctx)).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }]);
});

test.each([
  ['recipient', { RCPT: '550 no such person\r\n' }],
  ['content', { END: '554 we think it is spam\r\n' }],
])('a refused %s is final at once', async (_what, answers) => {
  const ctx = await testContext(database);
  const { transport } = await smtpServer(answers);
  await work(ctx, transport, await queued(ctx));
  const [row] = await outbox(ctx);
  expect(row).toMatchObject({ status: 'failed', attempts: 1 });
  expect(row?.last_error).toMatch(/55[04]/);
});

test('without SMTP a mail becomes a file that only we can read', async () => {
  const ctx = await testContext(database);
  const id = await queued(ctx, { subject: 'Plain', text: 'first\nsecond', html: '<p>first</p>' });
  await work(ctx, createMailTransport({ mailFrom: 'no-reply@panel.example', dataDir }), id);
  const [row] = await outbox(ctx);
  expect(row).toMatchObject({ status: 'sent', file_name: `${ctx.panel.id}.${id}.eml` });
  expect(await readdir(join(dataDir, 'mail'))).toEqual([row?.file_name]);
  const path = join(dataDir, 'mail', String(row?.file_name));
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const text = await readFile(path, 'utf8');
  expect(headersOf(text)).toContain('Subject: Plain');
  expect(text).toContain('first\r\nsecond');
});

test('nothing typed by people becomes a header or a recipient', async () => {
  const ctx = await testContext(database);
  ctx.panel = { ...ctx.panel, name: 'Panel\r\nBcc: evil@x.example' };
  const { received, transport } = await smtpServer();
  const subject = 'Hi\r\nBcc: evil@x.example\r\n\r\nbody\u2028end\0';
  await work(ctx, transport, await queued(ctx, { subject, text: 'a\0b' }));
  expect(received[0]?.to).toHaveLength(1);
  const headers = headersOf(received[0]?.data ?? '');
  expect(headers.filter((line) => /^(bcc|cc):/i.test(line))).toEqual([]);
  expect(headers.filter((line) => line.startsWith('Subject:'))).toEqual([
    'Subject: Hi Bcc: evil@x.example body end',
  ]);
});

test.each([
  'a@b.example, c@d.example',
  'a@b.example;c@d.example',
  'Name <a@b.example>',
  '<a@b.example>',
  'a@b.example\r\nBcc: c@d.example',
  '"a"@b.example',
  'a(comment)@b.example',
  'group:a@b.example',
  'a@b@c.example',
  'a b@c.example',
  'nobody',
  '@b.example',
  '',
  `${'a'.repeat(250)}@b.example`,
])('refuses the recipient %j', async (to) => {
  const ctx = await testContext(database);
  await expect(queueMail(ctx, { ...mail, to })).rejects.toMatchObject({ code: 'invalid_input' });
  expect(await outbox(ctx)).toEqual([]);
});

test('refuses a header of two lines', async () => {
  const ctx = await testContext(database);
  const headers = { 'List-Unsubscribe': '<https://a.example>\r\nBcc: c@d.example' };
  await expect(queueMail(ctx, { ...mail, headers })).rejects.toThrow('one line');
});
