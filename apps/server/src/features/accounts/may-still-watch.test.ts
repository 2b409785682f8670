import { randomUUID } from 'node:crypto';
import type { Selectable, Updateable } from 'kysely';
import { expect, test } from 'vitest';
import type { DB } from '../../platform/db/generated/tables.ts';
import { createAccount } from '../../testing/create-account.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { mayStillWatch } from './may-still-watch.ts';

type Role = Selectable<DB['account']>['role'];

const database = await testDatabase();
const { db } = database;
const ctx = await testContext(database);

/** A customer's page, opened in their own session or on their behalf by an operator of this role. */
async function watched(role?: Role) {
  const customer = await createAccount(db, ctx.panel);
  const operator = role === undefined ? undefined : await createAccount(db, ctx.panel, { role });
  const sessionId = randomUUID();
  await db
    .insertInto('session')
    .values({
      panel_id: ctx.panel.id,
      id: sessionId,
      account_id: customer.id,
      refresh_hash: Buffer.alloc(32),
      address: '10.0.0.1',
      user_agent: 'Test',
      on_behalf_of: operator?.id ?? null,
      expires_at: new Date(ctx.clock.now().getTime() + 60_000),
    })
    .execute();
  const actor = { kind: 'user', accountId: customer.id, permissions: [], frozen: false, sessionId } as const;
  const change = (id: bigint | undefined, set: Updateable<DB['account']>) =>
    db
      .updateTable('account')
      .set(set)
      .where('id', '=', id ?? 0n)
      .execute();
  const end = () => db.updateTable('session').set({ ended_at: ctx.clock.now() }).where('id', '=', sessionId);
  return { customer, operator, change, end, may: () => mayStillWatch({ ...ctx, actor }) };
}

test('whoever is signed in watches on; not after signing out, nor frozen', async () => {
  const [leaving, frozen] = [await watched(), await watched()];
  expect([await leaving.may(), await frozen.may()]).toEqual([true, true]);
  await leaving.end().execute();
  await frozen.change(frozen.customer.id, { frozen_at: ctx.clock.now() });
  expect([await leaving.may(), await frozen.may()]).toEqual([false, false]);
});

test.each<[string, Updateable<DB['account']>]>([
  ['is one no longer', { role: 'customer' }],
  ['is frozen', { frozen_at: ctx.clock.now() }],
  ['has left', { closed_at: ctx.clock.now() }],
])('an operator who %s sees nothing more', async (_, change) => {
  const page = await watched('support');
  expect(await page.may()).toBe(true);
  await page.change(page.operator?.id, change);
  expect(await page.may()).toBe(false);
});
