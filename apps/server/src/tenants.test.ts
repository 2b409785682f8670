import type { Endpoint } from '@marquee/contract/endpoint.ts';
import { endpoints } from '@marquee/contract/registry.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { unsubscribeSignature } from './features/notifications/index.ts';
import { orderToken } from './features/orders/index.ts';
import { mailPasswordReset } from './features/sessions/password-reset/mail-password-reset.ts';
import { mailedLinks, post, provenVisitor, signUpVisitor } from './features/sessions/testing/visitor.ts';
import { signSessionToken } from './features/sessions/tokens/session-token.ts';
import { picture } from './features/uploads/testing/sound-files.ts';
import { changesData } from './platform/http/calls/admit-call.ts';
import { createAccount } from './testing/create-account.ts';
import { multipart } from './testing/multipart.ts';
import { sampleInput } from './testing/sample-input.ts';
import { createHostedPanel, testApp } from './testing/test-app.ts';
import { testContext } from './testing/test-context.ts';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database, { config: { demo: true } });
const { keys, clock } = app.installation.appServices;
/** The panel with everything in it, whose child and whose neighbour try to reach in. */
const victim = await db
  .selectFrom('panel')
  .select(['id', 'slug', 'name'])
  .where('parent_id', 'is', null)
  .orderBy('id')
  .executeTakeFirstOrThrow();
const child = await createHostedPanel(database);
const stranger = await createHostedPanel(database);
await db.updateTable('panel').set({ parent_id: victim.id }).where('id', '=', child.id).execute();
/** The demo's switches everywhere, so that nothing is refused for being off. */
const { overrides } = await db
  .selectFrom('panel_settings')
  .select('overrides')
  .where('panel_id', '=', victim.id)
  .executeTakeFirstOrThrow();
const open = JSON.stringify({ ...(overrides as object), captcha_is_enabled: false });
for (const { id } of [victim, child, stranger])
  await db
    .insertInto('panel_settings')
    .values({ panel_id: id, overrides: open })
    .onConflict((conflict) => conflict.column('panel_id').doUpdateSet({ overrides: open }))
    .execute();

const all = Object.values<Endpoint>(endpoints);
/** They end only when the reader leaves. */
const streams = ['watchNotifications'];
const missing = '987654321';

/** Somebody who may do everything in a panel, with a new account for every call: some calls end it. */
async function ownerOf(panel: { id: bigint; slug: string; name: string }) {
  const account = await createAccount(db, panel, { role: 'owner' });
  const now = clock.now();
  const { id } = await db
    .insertInto('session')
    .values({
      panel_id: panel.id,
      account_id: account.id,
      refresh_hash: Buffer.alloc(32),
      address: '127.0.0.1',
      user_agent: 'test',
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return `Bearer ${await signSessionToken({ panel, clock, keys }, id)}`;
}

let network = 0;
async function ask(
  endpoint: Endpoint,
  host: string,
  { id, authorization }: { id: string; authorization?: string },
) {
  const { url, payload } = sampleInput(endpoint, id);
  network += 1;
  const answer = await app.call(url, {
    method: endpoint.method,
    remoteAddress: `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
    headers: { host, ...(authorization ? { authorization } : {}) },
    ...(endpoint.method === 'GET' || payload === undefined ? {} : { payload: payload as object }),
  });
  // Some answers repeat the number they were asked about.
  return { statusCode: answer.statusCode, body: answer.body.replaceAll(`"${id}"`, '"#"') };
}

/** One number of each of the victim's tables: wherever an id is asked for, one of them is right. */
const foreignIds: string[] = [];

beforeAll(async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'id' and data_type = 'bigint' and table_name in (
       select table_name from information_schema.columns where table_schema = 'public' and column_name = 'panel_id')
     order by 1`.execute(db);
  const ids = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await sql<{ id: bigint | null }>`
      select max(id) as id from ${sql.table(name)} where panel_id = ${victim.id}`.execute(db);
    if (rows[0]?.id) ids.add(String(rows[0].id));
  }
  foreignIds.push(...ids);
  // What the others have from now on has numbers of its own.
  await sql`select setval(format('%I.%I', schemaname, sequencename)::regclass, 5000000)
    from pg_sequences where schemaname = 'public' and coalesce(last_value, 0) < 5000000`.execute(db);
  await sql`create table trespass (name text, call text)`.execute(db);
  await sql`create function note_trespass() returns trigger language plpgsql as $$ begin
    if coalesce((to_jsonb(new) ->> 'panel_id')::bigint, (to_jsonb(old) ->> 'panel_id')::bigint) = tg_argv[0]::bigint then
      insert into trespass values (tg_table_name, current_setting('application_name'));
    end if; return null; end $$`.execute(db);
  await sql`do $$ declare t record; begin
    for t in select distinct table_name from information_schema.columns
      where table_schema = 'public' and column_name = 'panel_id' and table_name in (
        select tablename from pg_tables where schemaname = 'public' and tablename not in ('rate_limit')) loop
      execute format('create trigger note_trespass after insert or update or delete on %I
        for each row execute function note_trespass(${sql.raw(`''${victim.id}''`)})', t.table_name);
    end loop; end $$`.execute(db);
});

const trespassed = async () => (await sql`select distinct name from trespass`.execute(db)).rows;
/** What the victim's own people did. */
const forgetTrespass = () => sql`delete from trespass`.execute(db);

/** Somebody of the victim's panel, whose session and keys are tried elsewhere. */
let theirs: Awaited<ReturnType<typeof provenVisitor>>;
beforeAll(async () => {
  theirs = await provenVisitor(app, database);
  await forgetTrespass();
});

const withIds = all.filter(
  (endpoint) => !streams.includes(endpoint.name) && sampleInput(endpoint, missing).hasId,
);

describe.each([
  ['its child', child],
  ['a stranger', stranger],
] as const)('%s', (_, panel) => {
  test.each(withIds.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s: another panel’s ids are answered as if they did not exist',
    async (name, endpoint) => {
      const expected = await ask(endpoint, panel.host, { id: missing, authorization: await ownerOf(panel) });
      let authorization = await ownerOf(panel);
      for (const [index, id] of foreignIds.entries()) {
        const answer = await ask(endpoint, panel.host, { id, authorization });
        // A call that does not care for the id answers whatever it answers.
        if (expected.statusCode < 300)
          expect([name, id, answer.statusCode]).toEqual([name, id, expected.statusCode]);
        else expect([name, id, answer]).toEqual([name, id, expected]);
        // It may have ended the session, the account or its role; and nobody may ask too often.
        if (changesData(endpoint) || index % 8 === 7) authorization = await ownerOf(panel);
      }
      expect([name, await trespassed()]).toEqual([name, []]);
    },
  );

  test.each(all.filter(({ access }) => access === 'user' || access.startsWith('staff:')))(
    '$name: a session of another panel is none',
    async (endpoint) => {
      const { url, payload } = sampleInput(endpoint, foreignIds[0] ?? '1');
      const body = endpoint.method === 'GET' || payload === undefined ? {} : { payload: payload as object };
      const asked = { method: endpoint.method, remoteAddress: '10.255.0.1', ...body };
      for (const headers of [
        { authorization: theirs.bearer },
        { cookie: `AUTH_TOKEN=${theirs.cookies.AUTH_TOKEN}; REFRESH_TOKEN=${theirs.cookies.REFRESH_TOKEN}` },
      ]) {
        const answer = await app.call(url, { ...asked, headers: { host: panel.host, ...headers } });
        expect(answer.statusCode).toBe(401);
      }
    },
  );

  test('an API key of another panel is none, for orders and for everything else', async () => {
    const made = await post(app, '/api/v1/api-token', {}, { headers: { authorization: theirs.bearer } });
    const key = made.json().data.api_token;
    const call = (host: string, action: string) =>
      app.call('/api/v2', { method: 'POST', headers: { host }, payload: { key, action } });
    expect((await call('localhost', 'balance')).json()).toHaveProperty('balance');
    for (const action of ['balance', 'services', 'status', 'add', 'cancel', 'refill'])
      expect((await call(panel.host, action)).json()).toEqual({ error: 'Invalid API key' });
  });

  test('what one host was answered is not the other’s: no shared cache, no shared entity tag', async () => {
    const open = all.filter(
      ({ method, access, path }) => method === 'GET' && access === 'guest' && !path.includes('{'),
    );
    const differing: string[] = [];
    for (const { path, name } of open) {
      const ask = (host: string, headers = {}) =>
        app.call(path, { remoteAddress: '10.255.0.2', headers: { host, ...headers } });
      const before = await ask(panel.host);
      const inVictim = await ask('localhost');
      const after = await ask(panel.host);
      expect([name, after.statusCode]).toEqual([name, before.statusCode]);
      const tag = String(inVictim.headers.etag ?? '');
      if (inVictim.body === after.body || tag === '') continue;
      differing.push(name);
      expect([name, (await ask(panel.host, { 'if-none-match': tag })).statusCode]).toEqual([name, 200]);
    }
    // The demo has a catalogue, the others have none.
    expect(differing.length).toBeGreaterThan(3);
    const services = await app.call('/api/v1/services', { headers: { host: panel.host } });
    expect(services.json().data).toEqual([]);
  });

  test('search finds nothing of another panel, in the shop and in the console', async () => {
    const order = await db
      .selectFrom('customer_order as ordered')
      .innerJoin('account', 'account.id', 'ordered.account_id')
      .select(['ordered.id', 'account.email', 'ordered.link'])
      .where('ordered.panel_id', '=', victim.id)
      .executeTakeFirstOrThrow();
    const authorization = await ownerOf(panel);
    const search = async (host: string, query: string, bearer: string) => {
      const url = `/api/v1/admin/search?query=${encodeURIComponent(query)}`;
      const answer = await app.call(url, { headers: { host, authorization: bearer } });
      expect(answer.statusCode).toBe(200);
      return answer.body;
    };
    const nothing = await search(panel.host, 'nobody-has-this', authorization);
    for (const query of [String(order.id), String(order.email), order.link])
      expect(await search(panel.host, query, authorization)).toBe(nothing);
    const inVictim = await ownerOf(victim);
    expect(await search('localhost', String(order.id), inVictim)).not.toBe(nothing);
    await forgetTrespass();
    const found = await post(
      app,
      '/api/v1/search',
      { query: 'followers' },
      { headers: { host: panel.host } },
    );
    expect(JSON.stringify(found.json())).not.toMatch(/"name"/);
  });

  test('files of another panel cannot be fetched, by staff or customers, wherever files are', async () => {
    const form = multipart({ subject: 'Look', text: 'At this' }, [
      { field: 'files', name: 'shot.png', bytes: await picture('png') },
    ]);
    const opened = await app.call('/api/v1/tickets', {
      method: 'POST',
      ...form,
      headers: { ...form.headers, ...theirs.headers },
    });
    const { id, messages } = opened.json().data;
    const { filename } = messages[0].attachments[0];
    const own = await app.call(`/api/v1/tickets/${id}/attachments/${filename}`, { headers: theirs.headers });
    expect(own.statusCode).toBe(200);
    await forgetTrespass();
    const authorization = await ownerOf(panel);
    const doors = all.filter(({ method, path }) => method === 'GET' && path.includes('{filename}'));
    expect(doors.length).toBeGreaterThan(3);
    for (const { path, name } of doors) {
      const fetchFile = (file: string) =>
        app.call(path.replace('{filename}', file).replace('{id}', String(id)), {
          headers: { host: panel.host, authorization },
        });
      const absent = await fetchFile(`${filename.slice(0, -8)}AAAA.png`);
      const foreign = await fetchFile(filename);
      expect([name, foreign.statusCode, foreign.body]).toEqual([name, absent.statusCode, absent.body]);
      expect(foreign.statusCode).toBe(404);
    }
  });

  test('links in mails open nothing at another panel', async () => {
    const person = await signUpVisitor(app);
    const [welcome] = await mailedLinks(database, person.email);
    const code = welcome?.searchParams.get('code');
    const at = { headers: { host: panel.host } };
    const garbage = await post(app, '/email/verify', { token: 'x'.repeat(String(code).length) }, at);
    const proof = await post(app, '/email/verify', { token: code }, at);
    expect([proof.statusCode, proof.body]).toEqual([garbage.statusCode, garbage.body]);
    await forgetTrespass();
    const reset = await resetTokenFor(theirs.email);
    expect(reset.length).toBeGreaterThan(10);
    const changed = 'another horse battery';
    const body = { email: theirs.email, password: changed, password_confirmation: changed };
    const refused = await post(app, '/password/reset', { ...body, token: 'x'.repeat(reset.length) }, at);
    const elsewhere = await post(app, '/password/reset', { ...body, token: reset }, at);
    expect([elsewhere.statusCode, elsewhere.body]).toEqual([refused.statusCode, refused.body]);
    await forgetTrespass();
    const group = await db
      .selectFrom('order_group')
      .select('id')
      .where('panel_id', '=', victim.id)
      .executeTakeFirstOrThrow();
    const token = orderToken({ keys, panel: victim }, group.id);
    const status = (host: string, written: string) =>
      app.call(`/api/v1/order-status/${written}`, { headers: { host } });
    expect((await status('localhost', token)).statusCode).toBe(200);
    const unknown = await status(panel.host, `${token.slice(0, -4)}AAAA`);
    expect((await status(panel.host, token)).body).toBe(unknown.body);
    expect(unknown.statusCode).toBe(404);
    const signature = unsubscribeSignature(keys, { panel_id: victim.id, id: person.id });
    const unsubscribe = (host: string, signed: string) =>
      app.call(`/unsubscribe/${person.id}?signature=${signed}`, { headers: { host } });
    expect((await unsubscribe('localhost', signature)).statusCode).toBe(200);
    const forged = await unsubscribe(panel.host, 'x'.repeat(signature.length));
    const foreign = await unsubscribe(panel.host, signature);
    expect([foreign.statusCode, foreign.body]).toEqual([forged.statusCode, forged.body]);
  });
});

async function resetTokenFor(email: string): Promise<string> {
  const ctx = await testContext(database, { panel: victim });
  ctx.clock.set(new Date());
  await mailPasswordReset({ ...ctx, keys }, { email, origin: 'https://panel.example' });
  const links = await mailedLinks(database, email);
  const link = links.find(({ pathname }) => pathname === '/password/reset');
  return link?.searchParams.get('code') ?? '';
}

/** The matrix is worth something only if the ids are those of rows: their own staff is answered otherwise. */
test('to their own panel most of these ids mean something', async () => {
  const read = withIds.filter(
    (endpoint) => endpoint.method === 'GET' && endpoint.access.startsWith('staff:'),
  );
  let known = 0;
  for (const endpoint of read) {
    const authorization = await ownerOf(victim);
    const absent = await ask(endpoint, 'localhost', { id: missing, authorization });
    for (const id of foreignIds) {
      const { statusCode, body } = await ask(endpoint, 'localhost', { id, authorization });
      if (statusCode === absent.statusCode && body === absent.body) continue;
      known += 1;
      break;
    }
  }
  expect(known / read.length).toBeGreaterThan(0.5);
});
