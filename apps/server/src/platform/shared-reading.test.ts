import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { sharedReading } from './shared-reading.ts';

const { db } = await testDatabase({ empty: true });

function counted() {
  let count = 0;
  return async () => {
    count += 1;
    await new Promise((resolve) => setImmediate(resolve));
    return count;
  };
}

test('those who ask for the same at once share a reading; who asks later gets a new one', async () => {
  const read = counted();
  const ask = () => sharedReading(db, ['report', 1n, '2026-01-01'], read);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(2);
});

test('another subject is read by itself', async () => {
  const read = counted();
  const ask = (panel: bigint, day: string) => sharedReading(db, ['report', panel, day], read);
  expect(await Promise.all([ask(1n, '2026-01-01'), ask(2n, '2026-01-01'), ask(1n, '2026-01-02')])).toEqual([
    3, 3, 3,
  ]);
});

test('a failed reading fails for all who share it, and is read again after it', async () => {
  const failing = () => Promise.reject(new Error('lost'));
  const ask = (read: () => Promise<number>) => sharedReading(db, ['failing'], read);
  const answers = await Promise.allSettled([ask(failing), ask(failing)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask(async () => 7)).toBe(7);
});
