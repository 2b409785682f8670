import { expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { inTransaction } from '../db/transaction.ts';
import { createEvents, event, on } from './events.ts';

const database = await testDatabase();
const renamed = event<{ name: string }>('panel-renamed');
const ended = event<{ reason: string }>('panel-ended');

const rename = on(renamed, async (ctx, { name }) => {
  await ctx.db.updateTable('panel').set({ name }).where('id', '=', ctx.panel.id).execute();
});

async function storedName(id: bigint): Promise<string> {
  const { name } = await database.db
    .selectFrom('panel')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return name;
}

test('listeners run in their order, each for its own event only', async () => {
  const ctx = await testContext(database);
  const heard: string[] = [];
  const events = createEvents([
    on(renamed, async (_, { name }) => void heard.push(`first ${name}`)),
    on(ended, async (_, { reason }) => void heard.push(`ended ${reason}`)),
    on(renamed, async (_, { name }) => void heard.push(`second ${name}`)),
  ]);
  await events.emit(ctx, renamed, { name: 'Nova' });
  expect(heard).toEqual(['first Nova', 'second Nova']);
});

test('what a listener writes commits with the transaction that told it', async () => {
  const ctx = await testContext(database);
  await inTransaction(ctx, (tx) => createEvents([rename]).emit(tx, renamed, { name: 'Kept' }));
  expect(await storedName(ctx.panel.id)).toBe('Kept');
});

test('a listener that fails takes the whole transaction with it', async () => {
  const ctx = await testContext(database);
  const before = await storedName(ctx.panel.id);
  const fails = on(renamed, async () => Promise.reject(new Error('no')));
  const work = inTransaction(ctx, (tx) => createEvents([rename, fails]).emit(tx, renamed, { name: 'Lost' }));
  await expect(work).rejects.toThrow('no');
  expect(await storedName(ctx.panel.id)).toBe(before);
});
