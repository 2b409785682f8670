import { expect, test } from 'vitest';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { findStoredAnswer, once } from './once.ts';

const database = await testDatabase();

test('the same key and body run once, even at the same time, and answer alike', async () => {
  const ctx = await testContext(database);
  let runs = 0;
  const call = () => once(ctx, { key: 'k', request: { amount: 5n } }, async () => ({ run: ++runs }));
  const answers = await Promise.all(Array.from({ length: 20 }, call));
  expect(answers).toEqual(Array.from({ length: 20 }, () => ({ run: 1 })));
  expect(await call()).toEqual({ run: 1 });
});

test('another body under the same key is refused, another caller has keys of its own', async () => {
  const ctx = await testContext(database);
  const call = (request: unknown, caller?: string) =>
    once(ctx, { key: 'k', request, caller }, async () => 'done');
  await call(1);
  await expect(call(2)).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  expect(await call(2, 'somebody else')).toBe('done');
});

test('work that failed may be tried again under its key', async () => {
  const ctx = await testContext(database);
  const call = (work: () => Promise<string>) => once(ctx, { key: 'k', request: 1 }, work);
  await expect(call(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await call(async () => 'done')).toBe('done');
});

test('without a key every call runs', async () => {
  const ctx = await testContext(database);
  let runs = 0;
  const call = () => once(ctx, { key: undefined, request: 1 }, async () => ++runs);
  expect([await call(), await call()]).toEqual([1, 2]);
});

test('what stands can be asked for without doing it, by the same caller for the same request', async () => {
  const ctx = await testContext(database);
  const claim = { key: 'asked', request: { amount: 5n } };
  expect(await findStoredAnswer(ctx, claim)).toBeUndefined();
  await once(ctx, claim, async () => 'done');
  expect(await findStoredAnswer(ctx, claim)).toEqual({ answer: 'done' });
  expect(await findStoredAnswer(ctx, { ...claim, request: 6 })).toBeUndefined();
  expect(await findStoredAnswer(ctx, { ...claim, caller: 'somebody else' })).toBeUndefined();
  expect(await findStoredAnswer(ctx, { ...claim, key: undefined })).toBeUndefined();
});
