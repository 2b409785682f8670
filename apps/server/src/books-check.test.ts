import { expect, test } from 'vitest';
import { allBooks } from './books-check.job.ts';
import { createInvoice, createMethod } from './features/invoices/testing/create-invoice.ts';
import { booksCheckJob, features } from './features.ts';
import { testContext } from './testing/test-context.ts';
import { testDatabase } from './testing/test-database.ts';

const database = await testDatabase();
const ctx = await testContext(database);

test('the hourly check holds every feature’s rules: one that is broken outside the ledger fails it', async () => {
  for (const { books = [] } of features) expect(allBooks).toEqual(expect.arrayContaining([...books]));
  const { handle } = await booksCheckJob.load();
  const invoice = await createInvoice(ctx, { methodId: await createMethod(ctx) });
  await expect(handle(ctx, {})).resolves.toBeUndefined();
  await database.db
    .updateTable('invoice')
    .set({ status: 'paid', paid_at: new Date() })
    .where('id', '=', invoice.id)
    .execute();
  await expect(handle(ctx, {})).rejects.toThrow('books check: 2 findings');
});
