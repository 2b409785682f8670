import { expect, test } from 'vitest';
import { createCaches } from '../../platform/caches.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { startOtherProcess } from '../../testing/start-other-process.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { giveGrade } from './give-grade.ts';
import { gradeDiscountOf } from './grade-discount.ts';
import { createLadder } from './testing/ladder.ts';

const database = await testDatabase();
const { db } = database;
const here = await testApp(database);
const panel = await rootPanel(database);
const service = await createService(db, await createServiceType(db, await createNetwork(db, panel)));
const ladder = await createLadder(db, panel);
const there = await startOtherProcess(database);
await switchCaptchaOff(database);
const member = await signUpVisitor(here);
const actor = { kind: 'user', accountId: member.id, permissions: [], frozen: false } as const;
const staff = { ...(await testContext(database, { panel })), actor };
staff.clock.set(new Date());

const path = `/api/v1/services/${service.id}`;
const headers = (bearer: string) => ({ headers: { authorization: bearer } });
/** The price in this process and in the other. */
const prices = async ({ bearer }: { bearer: string }) => {
  const answers: { data: { price: string } }[] = [
    (await here.call(path, headers(bearer))).json(),
    (await (await fetch(there.origin + path, headers(bearer))).json()) as { data: { price: string } },
  ];
  return answers.map(({ data }) => Number(data.price));
};
const both = (price: number) => [price, price];
const soon = { timeout: 1000, interval: 20 };
const give = (accountId: bigint, grade: string | null) =>
  giveGrade(staff, accountId, {
    grade_id: grade === null ? null : Number(ladder[grade]),
    until: null,
    reason: 'a test',
  });

test('a grade that changes is in the prices of both processes within a second', async () => {
  const [customer, other] = [await signUpVisitor(here), await signUpVisitor(here)];
  const [full = 0] = await prices(customer);
  expect(await prices(other)).toEqual(both(full));
  await give(customer.id, 'Silver');
  await expect.poll(() => prices(customer), soon).toEqual(both(full * 0.95));
  await give(customer.id, 'Gold');
  await expect.poll(() => prices(customer), soon).toEqual(both(full * 0.9));
  await db.updateTable('grade').set({ discount_ppm: 200_000 }).where('name', '=', 'Gold').execute();
  await expect.poll(() => prices(customer), soon).toEqual(both(full * 0.8));
  await db.deleteFrom('grade').where('name', '=', 'Gold').execute();
  await expect.poll(() => prices(customer), soon).toEqual(both(full));
  expect(await prices(other)).toEqual(both(full));
});

test('a price that is asked for again looks up no grade', async () => {
  const { id: accountId } = await signUpVisitor(here);
  await give(accountId, 'Silver');
  const caches = createCaches(database.cacheDb, { subscribe: () => undefined });
  const asked = { ...(await testContext(database, { panel })), caches, actor: { ...actor, accountId } };
  expect(await gradeDiscountOf(asked)).toBe(50_000);
  const noDatabase = new Proxy(asked.db, {
    get: (target, name) => {
      if (name === 'isTransaction') return target.isTransaction;
      throw new Error(`the database was asked: ${String(name)}`);
    },
  });
  expect(await gradeDiscountOf({ ...asked, db: noDatabase })).toBe(50_000);
});
