import type { Endpoint } from '@marquee/contract/endpoint.ts';
import { endpoints } from '@marquee/contract/registry.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { post, provenVisitor, switchCaptchaOff } from './features/sessions/testing/visitor.ts';
import { features } from './features.ts';
import { changesData } from './platform/http/calls/admit-call.ts';
import { callInProcess } from './platform/http/calls/call-in-process.ts';
import type { Incoming } from './platform/http/calls/incoming.ts';
import { testApp } from './testing/test-app.ts';
import { testContext } from './testing/test-context.ts';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database, { config: { demo: true } });
await switchCaptchaOff(database);

const customer = await db
  .selectFrom('account')
  .select(['panel_id', 'id'])
  .where('email', '=', 'customer@demo.localhost')
  .executeTakeFirstOrThrow();
const operator = await provenVisitor(app, database);
await db.updateTable('account').set({ role: 'support' }).where('id', '=', operator.id).execute();

/** A session of the operator as the demo customer. */
async function impersonate(): Promise<{ authorization: string }> {
  const login = await post(app, '/login', { email: operator.email, password: 'correct horse battery' });
  const opened = await post(
    app,
    `/api/v1/admin/accounts/${customer.id}/impersonation`,
    { reason: 'ticket 7' },
    { headers: { authorization: String(login.headers.authorization) } },
  );
  const token = new URL(opened.json().data.url).searchParams.get('token');
  return { authorization: String((await post(app, '/login/code', { token })).headers.authorization) };
}
let headers = await impersonate();

const recorded = async () =>
  (
    await db
      .selectFrom('audit_entry')
      .select(['actor_id', 'on_behalf_of', 'subject_type', 'subject_id', 'after', 'request_id'])
      .where('panel_id', '=', customer.panel_id)
      .where('action', '=', 'impersonation.call')
      .orderBy('id')
      .execute()
  ).map((row) => ({ ...row, call: (row.after as { call: string }).call }));

const own = (table: 'customer_order' | 'invoice' | 'ticket' | 'subscription' | 'drip_feed') =>
  db
    .selectFrom(table)
    .select('id')
    .where('panel_id', '=', customer.panel_id)
    .where('account_id', '=', customer.id)
    .orderBy('id')
    .executeTakeFirst();
const [order, invoice, ticket, subscription, dripFeed] = await Promise.all([
  own('customer_order'),
  own('invoice'),
  own('ticket'),
  own('subscription'),
  own('drip_feed'),
]);
/** Rows of the customer, so that the calls find something to work on; others get the first id. */
const pathValues: Record<string, bigint | undefined> = {
  orderId: order?.id,
  invoiceId: invoice?.id,
  id: ticket?.id,
  subscriptionId: subscription?.id,
  dripFeedId: dripFeed?.id,
};
const pathOf = ({ path }: Endpoint) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(pathValues[name] ?? 1));

const all = Object.values<Endpoint>(endpoints);
const endsSession = (name: string) => name === 'logout';
const changing = all
  .filter(changesData)
  .toSorted((one, other) => Number(endsSession(one.name)) - Number(endsSession(other.name)));

/** Calls that refuse whoever looks in for somebody else, and those of staff, whom nobody signs in as. */
const isClosedToAll = ({ idempotent, errors, access }: Endpoint) =>
  idempotent || errors?.includes('impersonated') || access.startsWith('staff:');

test.each(changing.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is written down before it runs, or refused',
  async (name, endpoint) => {
    const before = await recorded();
    const { method } = endpoint;
    const answer = await app.call(pathOf(endpoint), {
      method,
      headers,
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    const isClosed = ['impersonated', 'not_found', 'unauthenticated'].includes(
      answer.body && answer.json().code,
    );
    const added = (await recorded()).slice(before.length);
    if (isClosed && added.length === 0) expect([name, isClosedToAll(endpoint)]).toEqual([name, true]);
    else
      expect(added).toMatchObject([
        {
          call: name,
          actor_id: customer.id,
          on_behalf_of: operator.id,
          subject_type: 'account',
          subject_id: String(customer.id),
        },
      ]);
    if (endsSession(name)) headers = await impersonate();
  },
);

test('calls of pages rendered on the server and of external protocols are written down too', async () => {
  const panel = await db
    .selectFrom('panel')
    .select(['id', 'slug', 'name'])
    .where('id', '=', customer.panel_id)
    .executeTakeFirstOrThrow();
  const session = { accountId: customer.id, permissions: [], frozen: false, onBehalfOf: operator.id };
  const ctx = await testContext(database, { panel, actor: { kind: 'user', ...session } });
  const before = (await recorded()).length;
  const nothing = () => undefined;
  const incoming: Incoming = {
    ...{ origin: 'http://localhost', address: '10.0.0.1', subnet: '10.0.0.0/24', userAgent: '' },
    ...{ idempotencyKey: undefined, files: [], rawBody: Buffer.alloc(0), header: nothing, cookie: nothing },
    ...{ consume: async () => undefined, forgive: async () => undefined },
  };
  const call = callInProcess(features.flatMap(({ routes }) => routes ?? []))(
    ctx,
    { header: nothing, cookie: nothing },
    incoming,
  );
  await call('closeTicket', { params: { id: String(ticket?.id) } });
  await app.call('/api/v2', { method: 'POST', headers, payload: { action: 'balance', key: 'unknown' } });
  const calls = (await recorded()).slice(before).map((entry) => entry.call);
  expect(calls).toEqual(['closeTicket', '/api/v2']);
});

/** What calls may write that is nobody's data: limits and the time a session was last used. */
const bookkeeping = ['rate_limit', 'session', 'captcha_solution'];

/** They end only when the reader leaves. */
const streams = ['watchOrder', 'watchOrderStatus', 'watchNotifications'];

test('a call that is not written down changes nothing', async () => {
  await sql`create table written (name text primary key)`.execute(db);
  await sql`create function note_write() returns trigger language plpgsql as $$ begin
    insert into written values (tg_table_name) on conflict do nothing; return null; end $$`.execute(db);
  await sql`do $$ declare t record; begin
    for t in select tablename from pg_tables where schemaname = 'public' and tablename <> 'written' loop
      execute format('create trigger note_write after insert or update or delete on %I
        for each statement execute function note_write()', t.tablename);
    end loop; end $$`.execute(db);
  for (const endpoint of all.filter((each) => !changesData(each) && !streams.includes(each.name))) {
    await sql`delete from written`.execute(db);
    const { method } = endpoint;
    await app.call(pathOf(endpoint), { method, headers, ...(method === 'GET' ? {} : { payload: {} }) });
    const { rows } = await sql<{ name: string }>`select name from written`.execute(db);
    const written = rows.map(({ name }) => name).filter((name) => !bookkeeping.includes(name));
    expect([endpoint.name, written]).toEqual([endpoint.name, []]);
  }
});

test('what cannot be written down does not happen', async () => {
  await sql`create function lose_entry() returns trigger language plpgsql as $$ begin
    if new.action = 'impersonation.call' then raise exception 'disk full'; end if; return new; end $$`.execute(
    db,
  );
  await sql`create trigger lose_entry before insert on audit_entry
    for each row execute function lose_entry()`.execute(db);
  const state = () => db.selectFrom('ticket').select(['id', 'status']).orderBy('id').execute();
  const before = await state();
  const answer = await app.call(`/api/v1/tickets/${ticket?.id}/close`, { method: 'POST', headers });
  expect(answer.statusCode).toBe(500);
  expect(await state()).toEqual(before);
  await sql`drop trigger lose_entry on audit_entry`.execute(db);
});
