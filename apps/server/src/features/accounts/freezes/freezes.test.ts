import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { createAccount } from '../../../testing/create-account.ts';
import { testContext } from '../../../testing/test-context.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { freezeAccount, liftFreeze, liftSettledFreezes, settleFreeze } from '../index.ts';

const database = await testDatabase();
const ctx = await testContext(database);

const newPerson = async () => (await createAccount(database.db, ctx.panel)).id;
const isFrozen = async (id: bigint) => {
  const row = database.db.selectFrom('account').select('frozen_at').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).frozen_at !== null;
};
const dispute = (accountId: bigint, reference: string) =>
  ({ accountId, cause: 'dispute', reference }) as const;
const reason = 'a test';

test('an account is frozen until the last of its causes is lifted', async () => {
  const id = await newPerson();
  const [first, second] = [dispute(id, '1'), dispute(id, '2')];
  const byOperator = { accountId: id, cause: 'operator' } as const;
  await inTransaction(ctx, async (tx) => {
    for (const cause of [first, second, first, byOperator]) await freezeAccount(tx, { ...cause, reason });
  });
  for (const cause of [first, first, second]) {
    await inTransaction(ctx, (tx) => liftFreeze(tx, { ...cause, reason }));
    expect(await isFrozen(id)).toBe(true);
  }
  await inTransaction(ctx, (tx) => liftFreeze(tx, { ...byOperator, reason }));
  expect(await isFrozen(id)).toBe(false);
  // A case may come again.
  await inTransaction(ctx, (tx) => freezeAccount(tx, { ...first, reason }));
  expect(await isFrozen(id)).toBe(true);
});

test('of settled cases nothing is left once the account owes nothing; open ones stay', async () => {
  const id = await newPerson();
  const [over, open] = [dispute(id, '1'), dispute(id, '2')];
  await inTransaction(ctx, async (tx) => {
    await freezeAccount(tx, { ...over, reason });
    await freezeAccount(tx, { ...open, reason });
    await settleFreeze(tx, over);
    await liftSettledFreezes(tx, { accountId: id, reason });
  });
  expect(await isFrozen(id)).toBe(true);
  await inTransaction(ctx, async (tx) => {
    await settleFreeze(tx, open);
    await liftSettledFreezes(tx, { accountId: id, reason });
  });
  expect(await isFrozen(id)).toBe(false);
});

test('freezing and lifting at once leave the flag as the causes say', async () => {
  const id = await newPerson();
  const cases = Array.from({ length: 10 }, (_, index) => dispute(id, String(index)));
  const freeze = (one: (typeof cases)[number]) =>
    inTransaction(ctx, (tx) => freezeAccount(tx, { ...one, reason }));
  await Promise.all(cases.slice(0, 5).map(freeze));
  await Promise.all([
    ...cases.slice(5).map(freeze),
    ...cases.slice(0, 5).map((one) => inTransaction(ctx, (tx) => liftFreeze(tx, { ...one, reason }))),
  ]);
  expect(await isFrozen(id)).toBe(true);
  await Promise.all(
    cases.slice(5).map((one) => inTransaction(ctx, (tx) => liftFreeze(tx, { ...one, reason }))),
  );
  expect(await isFrozen(id)).toBe(false);
});

test('another panel neither freezes nor thaws', async () => {
  const id = await newPerson();
  const other = await testContext(database);
  await inTransaction(ctx, (tx) => freezeAccount(tx, { ...dispute(id, '1'), reason }));
  await inTransaction(other, (tx) => liftFreeze(tx, { ...dispute(id, '1'), reason }));
  expect(await isFrozen(id)).toBe(true);
});
