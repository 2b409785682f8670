import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Loop } from './loop.ts';
import { runLoops } from './run-loops.ts';

const database = await testDatabase();
const ctx = await testContext(database);
const log = pino({ level: 'silent' });
const running: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const loops of running.splice(0)) await loops.stop();
});

await sql`create table work (name text primary key)`.execute(database.db);
const bring = (name: string) => sql`insert into work values (${name})`.execute(database.db);

/** Does what stands in `work` under its name; looks for itself only every 20 seconds. */
function worker(name: string, done: string[], more: Partial<Loop> = {}): Loop {
  return {
    name,
    everySeconds: 0.1,
    load: async () => ({
      isDue: () => sql`exists (select from work where work.name = ${name})`,
      run: async ({ db }) => {
        await sql`delete from work where name = ${name}`.execute(db);
        done.push(name);
        return false;
      },
    }),
    ...more,
  };
}

function start(...loops: Loop[]): void {
  running.push(runLoops(loops, { appServices: ctx, log, panelById: async () => ctx.panel }));
}

test('the loop whose work has come runs within a second or so, and no other', async () => {
  const done: string[] = [];
  start(worker('one', done), worker('other', done));
  await expect.poll(() => done.toSorted()).toEqual(['one', 'other']);
  await bring('other');
  await expect.poll(() => done.length, { timeout: 8000 }).toBe(3);
  expect(done.at(-1)).toBe('other');
});

test('work that leaves the house waits while a restored copy holds it back', async () => {
  const done: string[] = [];
  await sql`create or replace function outgoing_is_held() returns boolean language sql as 'select true'`.execute(
    database.db,
  );
  start(worker('mail', done, { isOutgoing: true }), worker('inside', done));
  await expect.poll(() => done).toEqual(['inside']);
  await bring('mail');
  await bring('inside');
  await expect.poll(() => done, { timeout: 8000 }).toEqual(['inside', 'inside']);
  await sql`create or replace function outgoing_is_held() returns boolean language sql as 'select false'`.execute(
    database.db,
  );
  await expect.poll(() => done.at(-1), { timeout: 8000 }).toBe('mail');
});

test('a condition that cannot be asked stops nobody', async () => {
  const done: string[] = [];
  const broken: Loop = {
    ...worker('broken', done),
    load: async () => ({ isDue: () => sql`1 / 0 = 1`, run: async () => done.push('broken') < 0 }),
  };
  start(broken, worker('sound', done));
  await bring('sound');
  await expect
    .poll(() => done.filter((name) => name === 'sound').length, { timeout: 8000 })
    .toBeGreaterThan(1);
});
