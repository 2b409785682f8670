import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { multipart } from '../../testing/multipart.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { password, provenVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { pdf, picture } from '../uploads/testing/sound-files.ts';
import { assignTicket } from './assign-ticket.ts';
import { closeTicket } from './close-ticket.ts';
import { openOrderTicket } from './open-ticket.ts';
import { answerTicket } from './reply-to-ticket.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await createHostedPanel(database);
const other = await createHostedPanel(database);
await switchCaptchaOff(database);
const path = '/api/v1/tickets';
const png = await picture('png');

const plain = await testContext(database, { panel });
const supporter = await createAccount(db, panel, { name: 'Sam Tennant-Miller', role: 'support' });
const staff = {
  ...plain,
  storage: app.installation.appServices.storage,
  clock: app.installation.appServices.clock,
  actor: {
    kind: 'user',
    accountId: supporter.id,
    permissions: ['tickets.manage'],
    frozen: false,
  } as const,
};

async function customer(host = panel.host) {
  const { id, bearer, email } = await provenVisitor(app, database, undefined, { headers: { host } });
  const headers = { host, authorization: bearer };
  const get = async (url = path) => app.call(url, { headers });
  const post = (url: string, body: object = {}, extra: Record<string, string> = {}) =>
    app.call(url, { method: 'POST', payload: body, headers: { ...headers, ...extra } });
  const open = async (subject = 'Where is my order?', text = 'It has not started.') =>
    (await post(path, { subject, text })).json().data;
  return { id, email, headers, get, post, open };
}

const idOf = (ticket: { id: number }) => BigInt(ticket.id);

test('a frozen customer can still write to the panel, and nothing else', async () => {
  const me = await customer();
  const ticket = await me.open();
  await db.updateTable('account').set({ frozen_at: new Date() }).where('id', '=', me.id).execute();
  // Freezing ends the session; a new one can be opened.
  const again = await me.post('/login', { email: me.email, password });
  me.headers.authorization = String(again.headers.authorization);
  expect((await me.get('/api/v1/orders')).statusCode).toBe(423);
  const statuses = [
    await me.get(),
    await me.get(`${path}/${ticket.id}`),
    await me.post(path, { subject: 'Why am I frozen?', text: 'Please tell me.' }),
    await me.post(`${path}/${ticket.id}/messages`, { text: 'And my order?' }),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200, 200]);
});

test('a question, an answer, and what each side has read', async () => {
  const me = await customer();
  const ticket = await me.open();
  expect(ticket).toMatchObject({
    subject: 'Where is my order?',
    status: 'open',
    is_unread: false,
    order_id: null,
  });
  expect(ticket.messages).toMatchObject([
    { author: 'customer', author_name: 'Robin', text: 'It has not started.' },
  ]);

  await answerTicket(staff, { ticketId: idOf(ticket), text: 'It starts within the hour.' });
  const { data } = (await me.get()).json();
  expect(data).toMatchObject([
    {
      status: 'answered',
      is_unread: true,
      messages_count: 2,
      last_message: { author: 'staff', text: 'It starts within the hour.' },
    },
  ]);
  const thread = (await me.get(`${path}/${ticket.id}`)).json().data;
  expect(thread.messages[1]).toMatchObject({ author: 'staff', author_name: 'Sam' });
  expect(thread.is_unread).toBe(true);
  expect((await me.post(`${path}/${ticket.id}/read`)).statusCode).toBe(204);
  expect((await me.get()).json().data[0].is_unread).toBe(false);

  const replied = (await me.post(`${path}/${ticket.id}/messages`, { text: 'Thank you!' })).json().data;
  expect([replied.status, replied.messages.length, replied.is_unread]).toEqual(['open', 3, false]);
});

test('the answer goes out by mail in the same moment and is on record', async () => {
  const me = await customer();
  const ticket = await me.open('Refund?');
  await answerTicket(staff, { ticketId: idOf(ticket), text: 'Here <b>it</b> is: https://a.example' });
  const mail = await db
    .selectFrom('outbox_mail')
    .selectAll()
    .where('recipient', '=', me.email)
    .where('template', '=', 'ticket-answered')
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe(`[#${ticket.id}] Refund?`);
  expect(mail.text_body).toContain('Here <b>it</b> is');
  expect(mail.html_body).toContain('Here &lt;b&gt;it&lt;/b&gt; is');
  expect(mail.headers).toEqual({});
  expect(await audited(ticket.id)).toEqual(['tickets.answer']);
});

test('closing and opening again: once each, by either side', async () => {
  const me = await customer();
  const ticket = await me.open();
  expect((await me.post(`${path}/${ticket.id}/reopen`)).statusCode).toBe(409);
  const closed = await Promise.all([1, 2, 3].map(() => me.post(`${path}/${ticket.id}/close`)));
  expect(closed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect((await me.post(`${path}/${ticket.id}/reopen`)).json().data).toMatchObject({
    status: 'open',
    closed_at: null,
  });
  await closeTicket(staff, { ticketId: idOf(ticket), by: { kind: 'staff' } });
  expect((await me.get(`${path}/${ticket.id}`)).json().data.status).toBe('closed');
  const again = (await me.post(`${path}/${ticket.id}/messages`, { text: 'One more thing' })).json().data;
  expect([again.status, again.closed_at]).toEqual(['open', null]);
  expect(await audited(ticket.id)).toEqual(['tickets.close']);
});

test('a ticket is assigned to people who may answer it', async () => {
  const me = await customer();
  const ticketId = idOf(await me.open());
  await assignTicket(staff, { ticketId, accountId: supporter.id });
  await assignTicket(staff, { ticketId, accountId: null });
  await expect(assignTicket(staff, { ticketId, accountId: me.id })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  expect(await audited(Number(ticketId))).toEqual(['tickets.assign', 'tickets.assign']);
});

test('files come along by the same rules, for both sides and nobody else', async () => {
  const me = await customer();
  const send = (url: string, fields: Record<string, string>, names: [string, Buffer][]) => {
    const form = multipart(
      fields,
      names.map(([name, bytes]) => ({ field: 'files', name, bytes })),
    );
    return app.call(url, { method: 'POST', ...form, headers: { ...form.headers, ...me.headers } });
  };
  const question = { subject: 'Look', text: 'At this' };
  const ticket = (
    await send(path, question, [
      ['../shot.png', png],
      ['bill.pdf', pdf()],
    ])
  ).json().data;
  const [{ attachments }] = ticket.messages;
  expect(attachments).toMatchObject([
    { original_name: 'shot.png', content_type: 'image/png' },
    { original_name: 'bill.pdf', content_type: 'application/pdf' },
  ]);
  const file = `${path}/${ticket.id}/attachments/${attachments[0].filename}`;
  const download = await me.get(file);
  expect([download.statusCode, download.headers['content-security-policy']]).toEqual([
    200,
    "sandbox; default-src 'none'",
  ]);
  const mine = await me.open();
  const stranger = await customer();
  expect((await stranger.get(file)).statusCode).toBe(404);
  expect((await me.get(`${path}/${mine.id}/attachments/${attachments[0].filename}`)).statusCode).toBe(404);
  expect((await app.call(file, { headers: { host: panel.host } })).statusCode).toBe(401);

  const html = Buffer.from('<html><script>alert(1)</script></html>');
  const refused = await send(`${path}/${ticket.id}/messages`, { text: 'x' }, [
    ['a.png', png],
    ['b.png', html],
  ]);
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json().errors)).toEqual(['files.1']);
  expect((await me.get(`${path}/${ticket.id}`)).json().data.messages).toHaveLength(1);
});

test('a message sent twice with one key is written once; other words with that key are refused', async () => {
  const me = await customer();
  const key = { 'idempotency-key': 'key-1' };
  const question = { subject: 'Twice', text: 'Sent twice' };
  const [one, two] = await Promise.all([me.post(path, question, key), me.post(path, question, key)]);
  expect(one.json().data.id).toBe(two.json().data.id);
  expect((await me.get()).json().recordsTotal).toBe(1);
  expect((await me.post(path, { ...question, text: 'Other' }, key)).statusCode).toBe(422);
});

test('what is typed stays text: controls go, mark-up stays as it was written', async () => {
  const me = await customer();
  const text = '<img src=x onerror=alert(1)>\r\n\u0007\u202Ejavascript:alert(1) end';
  const ticket = await me.open('  two\nlines ', text);
  expect(ticket.subject).toBe('two lines');
  expect(ticket.messages[0].text).toBe('<img src=x onerror=alert(1)>\njavascript:alert(1) end');
  expect((await me.post(path, { subject: 'x', text: '\u0007\u202E' })).statusCode).toBe(422);
  expect((await me.post(path, { subject: 'x', text: 'a'.repeat(5001) })).statusCode).toBe(422);
  expect((await me.post(path, { subject: 'x', text: 'y', status: 'closed' })).statusCode).toBe(422);
});

test('lists: newest first, by state, by words, page by page', async () => {
  const me = await customer();
  const [first, second] = [await me.open('About 50% and _'), await me.open('Second')];
  await me.post(`${path}/${first.id}/close`);
  const ids = async (query: string) =>
    (await me.get(`${path}?${query}`)).json().data.map(({ id }: { id: number }) => id);
  expect(await ids('')).toEqual([second.id, first.id]);
  expect(await ids('order_by=id&order_on=asc')).toEqual([first.id, second.id]);
  expect(await ids('status=closed')).toEqual([first.id]);
  expect(await ids('search%5Bvalue%5D=50%25')).toEqual([first.id]);
  expect(await ids('search%5Bvalue%5D=%25')).toEqual([first.id]);
  expect(await ids('per_page=1&page=2')).toEqual([first.id]);
  expect((await me.get(`${path}?order_by=account_id`)).statusCode).toBe(422);
  const { recordsTotal, recordsFiltered } = (await me.get(`${path}?status=closed`)).json();
  expect([recordsTotal, recordsFiltered]).toEqual([2, 1]);
});

test('somebody else’s ticket is as missing as one that never was, here and on another panel', async () => {
  const me = await customer();
  const ticket = await me.open();
  const missing = (await me.get(`${path}/999999`)).body;
  for (const stranger of [await customer(), await customer(other.host)]) {
    expect((await stranger.get(`${path}/${ticket.id}`)).body).toBe(missing);
    for (const verb of ['close', 'reopen', 'read'])
      expect((await stranger.post(`${path}/${ticket.id}/${verb}`)).body).toBe(missing);
    expect((await stranger.post(`${path}/${ticket.id}/messages`, { text: 'x' })).body).toBe(missing);
    expect((await stranger.get()).json().data).toEqual([]);
  }
  await expect(
    answerTicket({ ...staff, panel: other }, { ticketId: idOf(ticket), text: 'x' }),
  ).rejects.toMatchObject({ code: 'not_found' });
  expect((await app.call(path, { headers: { host: panel.host } })).statusCode).toBe(401);
  expect((await me.get(`${path}/${ticket.id}`)).json().data.messages).toHaveLength(1);
});

test('about an order: only one’s own, and from the order’s page with an address for the answer', async () => {
  const me = await customer();
  expect((await me.post(path, { subject: 'x', text: 'y', order_id: 424242 })).json().errors).toHaveProperty(
    'order_id',
  );
  const asking = {
    ...plain,
    actor: { kind: 'user', accountId: me.id, permissions: [], frozen: false } as const,
  };
  const { ticketId } = await openOrderTicket(asking, {
    orderId: 77n,
    subject: 'Slow',
    text: 'Nothing moves',
    email: 'elsewhere@people.example',
  });
  expect((await me.get(`${path}/${ticketId}`)).json().data).toMatchObject({
    order_id: 77,
    messages: [{ text: 'Nothing moves\n\nelsewhere@people.example' }],
  });
});

async function audited(ticketId: number) {
  const entries = await db
    .selectFrom('audit_entry')
    .select('action')
    .where('panel_id', '=', panel.id)
    .where('subject_type', '=', 'ticket')
    .where('subject_id', '=', String(ticketId))
    .orderBy('id')
    .execute();
  return entries.map(({ action }) => action);
}
