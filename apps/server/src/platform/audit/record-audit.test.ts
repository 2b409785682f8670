import { expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Actor } from '../context.ts';
import { inTransaction } from '../db/transaction.ts';
import { recordAudit } from './record-audit.ts';

const database = await testDatabase();
const change = { action: 'banner.change', subjectType: 'banner', subjectId: 7n };

function entriesOf(panelId: bigint) {
  return database.db.selectFrom('audit_entry').selectAll().where('panel_id', '=', panelId).execute();
}

test('records actor, subject, reason and both states, without secrets', async () => {
  const actor: Actor = { kind: 'user', accountId: 3n, permissions: [], frozen: false, onBehalfOf: 4n };
  const ctx = await testContext(database, { actor });
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, {
      ...change,
      before: { price: 5n, stripe: { secret_key: 'S3CR3T' } },
      after: ['a'],
      reason: 'asked by phone',
    }),
  );
  expect(await entriesOf(ctx.panel.id)).toMatchObject([
    {
      actor_kind: 'user',
      actor_id: 3n,
      on_behalf_of: 4n,
      action: 'banner.change',
      subject_type: 'banner',
      subject_id: '7',
      before: { price: '5', stripe: { secret_key: '[redacted]' } },
      after: ['a'],
      reason: 'asked by phone',
      request_id: ctx.requestId,
    },
  ]);
});

test.each<[Actor, string, bigint | null]>([
  [{ kind: 'guest' }, 'guest', null],
  [{ kind: 'widget', widgetId: 9n }, 'widget', 9n],
  [{ kind: 'system', name: 'sweep' }, 'system:sweep', null],
])('names the actor %o', async (actor, kind, id) => {
  const ctx = await testContext(database, { actor });
  await inTransaction(ctx, (tx) => recordAudit(tx, change));
  const [entry] = await entriesOf(ctx.panel.id);
  expect(entry).toMatchObject({ actor_kind: kind, actor_id: id, before: null, after: null });
});

test('is rolled back with its effect, and refused outside a transaction', async () => {
  const ctx = await testContext(database);
  const failing = inTransaction(ctx, async (tx) => {
    await recordAudit(tx, change);
    throw new Error('the effect failed');
  });
  await expect(failing).rejects.toThrow('the effect failed');
  await expect(recordAudit(ctx, change)).rejects.toThrow('inside its own transaction');
  expect(await entriesOf(ctx.panel.id)).toEqual([]);
});

test('cannot be rewritten', async () => {
  const ctx = await testContext(database);
  await inTransaction(ctx, (tx) => recordAudit(tx, change));
  await expect(database.db.updateTable('audit_entry').set({ reason: 'x' }).execute()).rejects.toThrow(
    'insert-only',
  );
  await expect(database.db.deleteFrom('audit_entry').execute()).rejects.toThrow('insert-only');
});
