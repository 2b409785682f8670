import { expect, test } from 'vitest';
import { multipart } from '../../testing/multipart.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { provenVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { picture } from '../uploads/testing/sound-files.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database);
const panel = await rootPanel(database);
const other = await createHostedPanel(database);
await switchCaptchaOff(database);
const path = '/api/v1/admin/tickets';
const support = await staffMember(app, database, 'support');

const get = async (url: string, headers = support.headers) => app.call(url, { headers });
const list = async (query = '') => (await get(`${path}?${query}`)).json();
const ids = async (query: string) => (await list(query)).data.map(({ id }: { id: number }) => id);
const act = (url: string, payload: object = {}, method: 'POST' | 'PUT' = 'POST') =>
  app.call(url, { method, payload, headers: support.headers });

async function customer() {
  const person = await provenVisitor(app, database);
  const post = (url: string, payload: object) =>
    app.call(url, { method: 'POST', payload, headers: person.headers });
  const ask = async (subject: string, text = 'It has not started.'): Promise<{ id: number }> =>
    (await post('/api/v1/tickets', { subject, text })).json().data;
  return { ...person, post, ask };
}

/** Moves the beginning of the wait into the past. */
const waitedFor = (id: number, hours: number) =>
  db
    .updateTable('ticket')
    .set({ waiting_since: new Date(Date.now() - hours * 3_600_000) })
    .where('id', '=', BigInt(id))
    .execute();

const audited = async (id: number) =>
  (
    await db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id'])
      .where('panel_id', '=', panel.id)
      .where('subject_type', '=', 'ticket')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
  ).map(({ action, actor_id }) => [action, actor_id]);

test('who waits longest comes first, page by page, however often they write again', async () => {
  const me = await customer();
  const [one, two, three] = [await me.ask('One'), await me.ask('Two'), await me.ask('Three')];
  await waitedFor(three.id, 30);
  await waitedFor(one.id, 20);
  await waitedFor(two.id, 10);
  await me.post(`/api/v1/tickets/${three.id}/messages`, { text: 'Hello?' });
  const first = await list('limit=2');
  expect(first.data.map(({ id }: { id: number }) => id)).toEqual([three.id, one.id]);
  expect(first.data[0]).toMatchObject({
    customer: { id: Number(me.id), email: me.email },
    last_message: { author: 'customer', text: 'Hello?' },
    assignee: null,
  });
  expect(await ids(`limit=2&after=${first.next}`)).toEqual([two.id]);

  await act(`${path}/${three.id}/answers`, { text: 'Soon.' });
  expect(await ids('')).toEqual([one.id, two.id]);
  expect(await ids('status=answered')).toEqual([three.id]);
  await me.post(`/api/v1/tickets/${three.id}/messages`, { text: 'Thank you' });
  expect(await ids('')).toEqual([one.id, two.id, three.id]);
  expect(await ids('status=any&limit=1')).toEqual([three.id]);
  expect(await ids(`status=any&after=${three.id}`)).toEqual([two.id, one.id]);
});

test('is found by a part of its subject in scripts that put no spaces between words', async () => {
  const me = await customer();
  const { id } = await me.ask('フォロワーが減りました');
  const found = (search: string) => ids(`status=any&search=${encodeURIComponent(search)}`);
  for (const search of ['フォロワー', 'ふぉろわー', 'ﾌｫﾛﾜｰ', '減り'])
    expect([search, await found(search)]).toEqual([search, [id]]);
  expect(await found('動画')).toEqual([]);
});

test('is found by number, order, customer, address and words of its subject, and by nothing else', async () => {
  const me = await customer();
  const { id } = await me.ask('Followers dropped overnight, über Nacht');
  await db.updateTable('ticket').set({ order_id: 424_242n }).where('id', '=', BigInt(id)).execute();
  const found = (search: string) => ids(`status=any&search=${encodeURIComponent(search)}`);
  for (const search of [
    '424242',
    me.email.toUpperCase(),
    'dropped NACHT',
    'über followers',
    'uber',
    '４２４２４２',
    'Üb\u00ader',
  ])
    expect([search, await found(search)]).toEqual([search, [id]]);
  for (const number of [`#${id}`, String(me.id)]) expect(await found(number)).toContain(id);
  for (const search of ['drop', 'nobody@people.example', "' or 1=1 --", '%', '!!!', ':*'])
    expect([search, await found(search)]).toEqual([search, []]);
});

test('mine, nobody’s, everybody’s; only those who may answer can be given a ticket', async () => {
  const me = await customer();
  const { id } = await me.ask('Whose?');
  const mine = () => ids('holder=mine');
  const assign = (account_id: number | null) => act(`${path}/${id}/assignee`, { account_id }, 'PUT');
  expect(await ids('holder=unassigned')).toContain(id);
  const answer = await assign(Number(support.id));
  expect(answer.json().data.assignee).toEqual({ id: Number(support.id), name: 'Robin' });
  expect(await mine()).toEqual([id]);
  expect(await ids('holder=unassigned')).not.toContain(id);
  expect((await assign(Number(me.id))).statusCode).toBe(422);
  await assign(null);
  expect(await mine()).toEqual([]);
  expect(await audited(id)).toEqual([
    ['tickets.assign', support.id],
    ['tickets.assign', support.id],
  ]);
  const editor = await staffMember(app, database, 'editor');
  const agents = (await get('/api/v1/admin/ticket-agents')).json().data.map((one: { id: number }) => one.id);
  expect(agents).toContain(Number(support.id));
  expect(agents).not.toContain(Number(editor.id));
});

test('an answer with a file reaches the customer once, with the first name; staff see whole names', async () => {
  await db.updateTable('account').set({ name: 'Sam Tennant' }).where('id', '=', support.id).execute();
  const me = await customer();
  const { id } = await me.ask('Where is it?');
  const send = () => {
    const form = multipart({ text: 'Here it is.' }, [{ field: 'files', name: 'shot.png', bytes: png }]);
    const headers = { ...form.headers, ...support.headers, 'idempotency-key': `answer-${id}` };
    return app.call(`${path}/${id}/answers`, { method: 'POST', ...form, headers });
  };
  const png = await picture('png');
  const [first, again] = [await send(), await send()];
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  const { messages, status } = again.json().data;
  expect([status, messages.length, messages[1].author_name]).toEqual(['answered', 2, 'Sam Tennant']);
  const theirs = (await app.call(`/api/v1/tickets/${id}`, { headers: me.headers })).json().data;
  expect(theirs.messages[1]).toMatchObject({ author_name: 'Sam', text: 'Here it is.' });
  expect(theirs.is_unread).toBe(true);
  const file = `/api/v1/tickets/${id}/attachments/${messages[1].attachments[0].filename}`;
  expect((await get(file)).headers['content-disposition']).toMatch(/^attachment/);
  expect(await audited(id)).toEqual([['tickets.answer', support.id]]);
});

test('closed and opened again, once each, on record', async () => {
  const me = await customer();
  const { id } = await me.ask('Done?');
  expect((await act(`${path}/${id}/reopen`)).statusCode).toBe(409);
  const closed = await Promise.all([1, 2, 3].map(() => act(`${path}/${id}/close`)));
  expect(closed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect((await act(`${path}/${id}/reopen`)).json().data).toMatchObject({ status: 'open', closed_at: null });
  expect((await audited(id)).map(([action]) => action)).toEqual(['tickets.close', 'tickets.reopen']);
});

test('two tickets of one customer become one, in the order in which things were said', async () => {
  const me = await customer();
  const [first, second] = [await me.ask('Refund', 'one'), await me.ask('Refund again', 'two')];
  await me.post(`/api/v1/tickets/${first.id}/messages`, { text: 'three' });
  await act(`${path}/${second.id}/answers`, { text: 'four' });
  await waitedFor(first.id, 5);
  expect((await get(`${path}/${first.id}`)).json().data.others).toMatchObject([{ id: second.id }]);

  const answer = await act(`${path}/${first.id}/merge`, { into: second.id });
  const { id, status, messages, waiting_since, others } = answer.json().data;
  expect([id, status, others]).toEqual([second.id, 'open', []]);
  expect(messages.map(({ text }: { text: string }) => text)).toEqual(['one', 'two', 'three', 'four']);
  expect(Date.now() - Date.parse(waiting_since)).toBeGreaterThan(4 * 3_600_000);
  const theirs = async (ticket: number) =>
    (await app.call(`/api/v1/tickets/${ticket}`, { headers: me.headers })).json().data;
  expect(await theirs(first.id)).toMatchObject({ status: 'closed', merged_into: second.id, messages: [] });
  expect(await theirs(second.id)).toMatchObject({ is_unread: true, merged_into: null });
  const listed = (await app.call('/api/v1/tickets', { headers: me.headers })).json();
  expect(listed.data.map((ticket: { id: number }) => ticket.id)).toEqual([second.id]);

  for (const refused of [
    await me.post(`/api/v1/tickets/${first.id}/messages`, { text: 'five' }),
    await me.post(`/api/v1/tickets/${first.id}/reopen`, {}),
    await act(`${path}/${first.id}/answers`, { text: 'six' }),
    await act(`${path}/${first.id}/reopen`),
    await act(`${path}/${first.id}/merge`, { into: second.id }),
    await act(`${path}/${second.id}/merge`, { into: first.id }),
  ])
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'wrong_state']);
  expect((await theirs(second.id)).messages).toHaveLength(4);
  expect((await audited(first.id)).map(([action]) => action)).toEqual(['tickets.merge']);
});

test('what was merged before follows; tickets of two people, and one with itself, stay apart', async () => {
  const [me, you] = [await customer(), await customer()];
  const [a, b, c] = [await me.ask('A'), await me.ask('B'), await me.ask('C')];
  const foreign = await you.ask('Theirs');
  for (const into of [foreign.id, a.id, 999_999_999])
    expect((await act(`${path}/${a.id}/merge`, { into })).json().errors).toHaveProperty('into');
  await act(`${path}/${a.id}/merge`, { into: b.id });
  await act(`${path}/${b.id}/merge`, { into: c.id });
  const merged = await db
    .selectFrom('ticket')
    .select('merged_into')
    .where('id', 'in', [BigInt(a.id), BigInt(b.id)])
    .execute();
  expect(merged.map(({ merged_into }) => Number(merged_into))).toEqual([c.id, c.id]);
  expect((await get(`${path}/${c.id}`)).json().data.messages).toHaveLength(3);
});

test('merged both ways at once, one merge happens and no message is lost', async () => {
  const me = await customer();
  const [a, b] = [await me.ask('A'), await me.ask('B')];
  const outcomes = await Promise.all([
    act(`${path}/${a.id}/merge`, { into: b.id }),
    act(`${path}/${b.id}/merge`, { into: a.id }),
    me.post(`/api/v1/tickets/${a.id}/messages`, { text: 'Meanwhile' }),
  ]);
  const codes = outcomes.slice(0, 2).map(({ statusCode }) => statusCode);
  expect(codes.sort()).toEqual([200, 409]);
  const rows = await db
    .selectFrom('ticket_message as message')
    .innerJoin('ticket', 'ticket.id', 'message.ticket_id')
    .select(['message.id', 'ticket.merged_into'])
    .where('ticket.account_id', '=', me.id)
    .execute();
  const sent = outcomes[2]?.statusCode === 200 ? 3 : 2;
  expect(rows).toHaveLength(sent);
  expect(rows.every(({ merged_into }) => merged_into === null)).toBe(true);
});

test('what staff write down among themselves reaches no customer, by no way', async () => {
  const me = await customer();
  const { id } = await me.ask('Refund?');
  const secret = `Known fraudster ${id}`;
  const noted = await act(`${path}/${id}/notes`, { text: secret });
  expect(noted.json().data).toMatchObject([{ text: secret, is_own: true }]);
  await act(`${path}/${id}/answers`, { text: 'We look into it.' });
  const seen = await Promise.all(
    [
      `/api/v1/tickets/${id}`,
      '/api/v1/tickets',
      '/api/v1/notifications',
      `/api/v1/admin/tickets/${id}/notes`,
      '/api/v1/account-data/export/tickets',
    ].map(async (url) => (await app.call(url, { headers: me.headers })).body),
  );
  expect(seen.join(' ')).toContain('We look into it.');
  expect(seen.join(' ')).not.toContain('fraudster');
  const mails = await db
    .selectFrom('outbox_mail')
    .select(['subject', 'text_body', 'html_body'])
    .where('recipient', '=', me.email)
    .execute();
  expect(JSON.stringify(mails)).not.toContain('fraudster');
});

test('the list is a file, too, with the same filters', async () => {
  const me = await customer();
  const { id } = await me.ask('=SUM(A1) of "all"');
  const answer = await get(`${path}/export?status=any&search=${encodeURIComponent(me.email)}`);
  expect(answer.headers['content-type']).toContain('text/csv');
  const [head, row, ...rest] = answer.body.trim().split('\r\n');
  expect(head).toContain('id,subject,status');
  expect(row).toContain(`${id},`);
  expect(row).not.toMatch(/,"?=SUM/);
  expect(rest).toEqual([]);
});

test('open tickets are counted with the longest wait, for those who answer', async () => {
  const open = (await list('limit=200')).data;
  const { data } = (await get('/api/v1/admin/queues')).json();
  expect(data).toContainEqual({ name: 'tickets', count: open.length, oldest_at: open[0].waiting_since });
});

test('another panel’s ticket is as missing as one that never was', async () => {
  const stranger = await provenVisitor(app, database, undefined, { headers: { host: other.host } });
  const headers = { host: other.host, authorization: stranger.bearer };
  const opened = await app.call('/api/v1/tickets', {
    method: 'POST',
    payload: { subject: 'Elsewhere', text: 'Hello' },
    headers,
  });
  const { id } = opened.json().data;
  const missing = (await get(`${path}/999999999`)).body;
  for (const answer of [
    await get(`${path}/${id}`),
    await act(`${path}/${id}/answers`, { text: 'x' }),
    await act(`${path}/${id}/assignee`, { account_id: null }, 'PUT'),
    await act(`${path}/${id}/close`),
    await act(`${path}/${id}/reopen`),
    await act(`${path}/${id}/merge`, { into: 1 }),
    await get(`${path}/${id}/notes`),
    await act(`${path}/${id}/notes`, { text: 'x' }),
  ])
    expect([answer.statusCode, answer.body]).toEqual([404, missing]);
  expect(await ids('status=any&search=Elsewhere')).toEqual([]);
});
