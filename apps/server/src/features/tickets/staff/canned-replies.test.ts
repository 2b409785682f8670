import { expect, test } from 'vitest';
import { rootPanel } from '../../../testing/root-panel.ts';
import { createHostedPanel, testApp } from '../../../testing/test-app.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { staffMember } from '../../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../../sessions/testing/visitor.ts';
import { findInboundMail } from '../inbound-mail.ts';
import { saveCannedReply } from './canned-replies.ts';

const database = await testDatabase();
const app = await testApp(database);
const panel = await rootPanel(database);
const ctx = await testContext(database, { panel });
await switchCaptchaOff(database);
const support = await staffMember(app, database, 'support');
const owner = await staffMember(app, database, 'owner');
const path = '/api/v1/admin/canned-replies';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, url: string, payload?: object, { headers } = support) =>
  app.call(url, { method, headers, ...(payload ? { payload } : {}) });
const listed = async () => (await call('GET', path)).json().data;

const audited = async (type: string, id: string) =>
  (
    await database.db
      .selectFrom('audit_entry')
      .select(['action', 'before', 'after'])
      .where('panel_id', '=', panel.id)
      .where('subject_type', '=', type)
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ action, ...entry }) => [action, JSON.stringify(entry)] as const);

test('a reply in several languages is written, changed and removed, each on record', async () => {
  const texts = [
    { locale: 'de', text: ' Hallo {customer} ' },
    { locale: 'en', text: 'Hello {customer}, order {order} at {panel}' },
  ];
  const { id } = (await call('POST', path, { title: 'Greeting', texts })).json().data;
  expect(await listed()).toMatchObject([
    { id, title: 'Greeting', texts: [{ locale: 'en' }, { locale: 'de', text: 'Hallo {customer}' }] },
  ]);
  const change = { title: 'Welcome', texts: [{ locale: 'en', text: 'Welcome' }] };
  expect((await call('PUT', `${path}/${id}`, change)).json().data).toMatchObject({ id, ...change });
  expect((await call('DELETE', `${path}/${id}`)).statusCode).toBe(204);
  expect(await listed()).toEqual([]);
  const entries = await audited('canned_reply', String(id));
  expect(entries.map(([action]) => action)).toEqual([
    'tickets.create-canned-reply',
    'tickets.change-canned-reply',
    'tickets.delete-canned-reply',
  ]);
  expect(entries[1]?.[1]).toContain('Hallo');
});

test('typing errors in placeholders, a language twice and a title twice are refused', async () => {
  const write = (title: string, ...texts: [string, string][]) =>
    call('POST', path, { title, texts: texts.map(([locale, text]) => ({ locale, text })) });
  const errors = async (answer: ReturnType<typeof write>) => Object.keys((await answer).json().errors);
  expect(await errors(write('A', ['en', 'Hi {costumer}']))).toEqual(['texts.0.text']);
  expect(await errors(write('A', ['en', 'Hi'], ['en', 'Hello']))).toEqual(['texts.1.locale']);
  expect(await errors(write('A'))).toEqual(['texts']);
  expect(await errors(write('A', ['en', '\u0007']))).toEqual(['texts.0.text']);
  await write('A', ['en', 'Hi']);
  expect(await errors(write('A', ['en', 'Hi']))).toEqual(['title']);
});

test('another panel’s reply is neither listed, changed nor removed', async () => {
  const foreign = { ...ctx, panel: await createHostedPanel(database) };
  const texts = [{ locale: 'en' as const, text: 'Theirs' }];
  const id = await saveCannedReply(foreign, { title: 'Theirs', texts });
  const missing = (await call('DELETE', `${path}/999999999`)).body;
  expect((await call('DELETE', `${path}/${id}`)).body).toBe(missing);
  expect((await call('PUT', `${path}/${id}`, { title: 'Mine', texts })).body).toBe(missing);
  expect(JSON.stringify(await listed())).not.toContain('Theirs');
});

test('answers by mail are switched on and off; the secret goes in and never comes out', async () => {
  const mail = '/api/v1/admin/inbound-mail';
  const off = { address: null, webhook_url: 'http://localhost/mail/inbound', updated_at: null };
  expect((await call('GET', mail, undefined, owner)).json().data).toEqual(off);
  const secret = 'a-secret-of-the-mail-service';
  const set = await call('PUT', mail, { address: ' Help@Mail.Example ', secret }, owner);
  expect(set.json().data).toMatchObject({ address: 'help@mail.example' });
  expect(set.body).not.toContain(secret);
  expect(await findInboundMail(ctx)).toEqual({ address: 'help@mail.example', secret });
  const short = await call('PUT', mail, { address: 'help@mail.example', secret: 'short' }, owner);
  expect(Object.keys(short.json().errors)).toEqual(['secret']);
  expect((await call('DELETE', mail, undefined, owner)).json().data).toEqual(off);
  expect(await findInboundMail(ctx)).toBeUndefined();
  expect((await call('GET', mail)).statusCode).toBe(404);
  const entries = await audited('panel', String(panel.id));
  expect(entries.map(([action]) => action)).toEqual([
    'tickets.set-inbound-mail',
    'tickets.remove-inbound-mail',
  ]);
  expect(JSON.stringify(entries)).not.toContain(secret);
});
