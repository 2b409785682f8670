import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createPanel } from '../../testing/create-panel.ts';
import { sentJobs } from '../../testing/sent-jobs.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { Context } from '../context.ts';
import { job, rowId } from '../jobs/job.ts';
import { inTransaction } from './transaction.ts';

const database = await testDatabase();
const ctx = await testContext(database);
const greet = job({
  name: 'greet',
  payload: z.object({ panelId: rowId }),
  load: async () => ({ handle: async () => undefined }),
});

const rename = (tx: Context, id: bigint, name: string) =>
  tx.db.updateTable('panel').set({ name }).where('id', '=', id).execute();
const nameOf = async (id: bigint) =>
  (await ctx.db.selectFrom('panel').select('name').where('id', '=', id).executeTakeFirstOrThrow()).name;

test('writes and jobs commit together', async () => {
  const panel = await createPanel(ctx.db);
  const answer = await inTransaction(ctx, async (tx) => {
    await rename(tx, panel.id, 'Renamed');
    await tx.jobs.send(greet, { panelId: panel.id });
    expect(await nameOf(panel.id)).toBe('Test panel');
    return 'done';
  });
  expect(answer).toBe('done');
  expect(await nameOf(panel.id)).toBe('Renamed');
  expect(await sentJobs(ctx.db, greet)).toContainEqual({ panelId: panel.id });
});

test('writes and jobs roll back together, also those of an inner call', async () => {
  const panel = await createPanel(ctx.db);
  const failing = inTransaction(ctx, async (tx) => {
    await inTransaction(tx, async (inner) => {
      await rename(inner, panel.id, 'Inner');
      await inner.jobs.send(greet, { panelId: panel.id });
    });
    await rename(tx, panel.id, 'Outer');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await nameOf(panel.id)).toBe('Test panel');
  expect(await sentJobs(ctx.db, greet)).not.toContainEqual({ panelId: panel.id });
});

test('an inner call joins the outer transaction', async () => {
  const [outer, inner] = await inTransaction(ctx, async (tx) => {
    return [await transactionId(tx), await inTransaction(tx, transactionId)];
  });
  expect(inner).toBe(outer);
});

test('two transactions that lock crosswise both come through', async () => {
  const [first, second] = [await createPanel(ctx.db), await createPanel(ctx.db)];
  const bothHoldOne = barrier(2);
  let runs = 0;
  const crossing = (ids: bigint[], name: string) =>
    inTransaction(ctx, async (tx) => {
      runs += 1;
      // The deadlock must be seen by the server's detector before the lock limit of 2 s ends the wait.
      await sql`set local deadlock_timeout = '50ms'`.execute(tx.db);
      await rename(tx, ids[0] ?? 0n, name);
      await bothHoldOne();
      await rename(tx, ids[1] ?? 0n, name);
    });
  await Promise.all([crossing([first.id, second.id], 'One'), crossing([second.id, first.id], 'Two')]);
  expect(runs).toBe(3);
  expect(await nameOf(first.id)).toBe(await nameOf(second.id));
});

test('who queues too long for a row queues once more', async () => {
  const panel = await createPanel(ctx.db);
  const [held, isLate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = inTransaction(ctx, async (tx) => {
    await rename(tx, panel.id, 'First');
    held.resolve();
    await isLate.promise;
  });
  await held.promise;
  let runs = 0;
  const queueing = inTransaction(ctx, async (tx) => {
    runs += 1;
    if (runs === 1) await sql`set local lock_timeout = '20ms'`.execute(tx.db);
    else isLate.resolve();
    await rename(tx, panel.id, 'Second');
  });
  await Promise.all([holding, queueing]);
  expect([runs, await nameOf(panel.id)]).toEqual([2, 'Second']);
});

test('a transaction that is refused every time gives up after its retries', async () => {
  let runs = 0;
  const refused = inTransaction(ctx, async (tx) => {
    runs += 1;
    await inTransaction(tx, (inner) => sql`do $$ begin raise sqlstate '40001'; end $$`.execute(inner.db));
  });
  await expect(refused).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(4);
});

async function transactionId(tx: Context): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`select txid_current() as id`.execute(tx.db);
  return rows[0]?.id ?? 0n;
}

/** Lets callers pass once `size` of them have arrived; later ones pass at once. */
function barrier(size: number): () => Promise<void> {
  const opened = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived === size) opened.resolve();
    return opened.promise;
  };
}
