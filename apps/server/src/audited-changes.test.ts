import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { staffMember } from './features/sessions/testing/staff-member.ts';
import { switchCaptchaOff } from './features/sessions/testing/visitor.ts';
import { testApp } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase();
const { db } = database;
const app = await testApp(database, { config: { demo: true } });
await switchCaptchaOff(database);
const owner = await staffMember(app, database, 'owner');

const customer = await db
  .selectFrom('account')
  .select(['panel_id', 'id'])
  .where('email', '=', 'customer@demo.localhost')
  .executeTakeFirstOrThrow();
const first = async (
  table: 'service' | 'ticket' | 'withdrawal' | 'provider' | 'free_trial',
  status?: string,
) => {
  const rows = db.selectFrom(table).select('id').where('panel_id', '=', customer.panel_id).orderBy('id');
  const found = status ? rows.where(sql`status`, '=', status) : rows;
  return (await found.executeTakeFirstOrThrow()).id;
};
const [service, ticket, withdrawal, provider, trial] = await Promise.all([
  first('service'),
  first('ticket', 'answered'),
  first('withdrawal', 'in_review'),
  first('provider'),
  first('free_trial', 'in_moderation'),
]);

/** One change of each kind that staff make. */
const changes: Record<string, { method: 'POST' | 'PUT' | 'PATCH'; path: string; payload: object }> = {
  'freeze an account': {
    method: 'POST',
    path: `customers/${customer.id}/freeze`,
    payload: { reason: 'a test' },
  },
  'adjust a wallet': {
    method: 'POST',
    path: `customers/${customer.id}/adjustments`,
    payload: { wallet: 'cash', amount: '1', reason: 'a test' },
  },
  'set a custom price': {
    method: 'POST',
    path: `accounts/${customer.id}/custom-prices`,
    payload: { service_id: Number(service), fixed_price: '1' },
  },
  'create a price rule': {
    method: 'POST',
    path: 'price-rules',
    payload: {
      provider_id: Number(provider),
      service_id: Number(service),
      percent: 1,
      fixed: '0',
      round_to: '0',
      floor: '0',
    },
  },
  'create a special offer': {
    method: 'POST',
    path: 'special-offers',
    payload: {
      name: 'A test',
      place: 'success_payment',
      position: 'top',
      show_all: false,
      is_closed_sale: false,
      is_enabled: true,
      utm_name: '',
      network_id: null,
      service_type_ids: [],
      service_ids: [Number(service)],
    },
  },
  'create a quest for free trials': {
    method: 'POST',
    path: 'free-trial-quests',
    payload: {
      name: 'A test',
      service_id: Number(service),
      quantity: 1000,
      repeats_count: 1,
      daily_limit: null,
      allow_proof_url: false,
      allow_proof_file: false,
      proof_is_required: false,
      is_enabled: true,
      position: 0,
    },
  },
  'approve a free trial': { method: 'POST', path: `free-trials/${trial}/approval`, payload: {} },
  'pay a withdrawal': {
    method: 'POST',
    path: `withdrawals/${withdrawal}/payout`,
    payload: { payout_reference: 'paid' },
  },
  'change a setting': { method: 'PATCH', path: 'settings', payload: { settings: { panelName: 'Other' } } },
  'hold a provider': { method: 'PUT', path: `providers/${provider}/hold`, payload: { note: 'a test' } },
  'save a role': { method: 'POST', path: 'roles', payload: { name: 'Night', permissions: ['console.view'] } },
  'close a ticket': { method: 'POST', path: `tickets/${ticket}/close`, payload: {} },
};

/** Not the panel's data: limits, the time a session was last used, and answers kept for repeated calls. */
const bookkeeping = ['rate_limit', 'session', 'captcha_solution', 'idempotency_key'];

/** Every row of every table, as a sum per table. */
async function everything(): Promise<Record<string, string>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const sums: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !bookkeeping.includes(table.name))) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${sql.table(name)} as t`.execute(
      db,
    );
    sums[name] = rows[0]?.sum ?? '';
  }
  return sums;
}

const make = ({ method, path, payload }: (typeof changes)[string]) =>
  app.call(`/api/v1/admin/${path}`, {
    method,
    headers: { ...owner.headers, 'idempotency-key': crypto.randomUUID() },
    payload,
  });

beforeAll(async () => {
  await sql`create function die_at_entry() returns trigger language plpgsql as $$ begin
    perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return new; end $$`.execute(db);
  await sql`create trigger die_at_entry before insert on audit_entry
    for each row execute function die_at_entry()`.execute(db);
});

test.each(Object.entries(changes))('killed between change and entry, %s does neither', async (_, change) => {
  const before = await everything();
  const { statusCode } = await make(change);
  expect(statusCode).toBeGreaterThanOrEqual(500);
  expect(await everything()).toEqual(before);
});

test.each(Object.entries(changes))('unhindered, %s is done and written down', async (_, change) => {
  await sql`drop trigger if exists die_at_entry on audit_entry`.execute(db);
  const before = await everything();
  const { statusCode, body } = await make(change);
  expect([statusCode < 300, body.slice(0, 200)]).toMatchObject([true, expect.anything()]);
  const changed = Object.entries(await everything()).filter(([name, sum]) => before[name] !== sum);
  const names = changed.map(([name]) => name);
  expect(names).toContain('audit_entry');
  expect(names.length).toBeGreaterThan(1);
});
