import { expect, test } from 'vitest';
import { sentJobs } from '../../testing/sent-jobs.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { cancelOrder, completeOrder } from '../orders/index.ts';
import { insertOrder } from '../orders/testing/insert-order.ts';
import { type Customer, openShop } from '../orders/testing/shop.ts';
import { accountGrades, ownGrades } from './account-grades.ts';
import { grades } from './index.ts';
import { listGradeChanges } from './list-grade-changes.ts';
import { reckonAccountGrade } from './reckon-account-grade.ts';
import { reckonGradeJob } from './reckon-grade.job.ts';
import { sweepGrades } from './sweep-grades.ts';
import { createLadder, usd } from './testing/ladder.ts';

const database = await testDatabase();
const { db } = database;
const day = 86_400;

async function open() {
  const shop = await openShop(database, { listeners: grades.listeners ?? [] });
  const ids = await createLadder(db, shop.panel);
  const service = await shop.service();
  const place = (customer: Customer, dollars: number) =>
    insertOrder(shop.ctx, customer.actor.accountId, {
      service_id: service.id,
      status: 'in_processing',
      listed_cost: usd(dollars),
      price: usd(dollars),
    });
  const buy = async (customer: Customer, dollars: number) => {
    const order = await place(customer, dollars);
    await completeOrder(shop.ctx, order.id);
  };
  return { ...shop, ids, place, buy };
}

const gradeOf = async (customer: Customer) =>
  (await accountGrades(customer, customer.actor.accountId)).current?.name;
const history = async (customer: Customer) =>
  (await listGradeChanges(customer, customer.actor.accountId, { per_page: 20 })).data.map(
    ({ kind, from, to }) => [kind, from, to],
  );
const noticesOf = async (customer: Customer) =>
  (
    await db
      .selectFrom('notification')
      .select('kind')
      .where('account_id', '=', customer.actor.accountId)
      .where('kind', 'like', 'grade-%')
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);
const standing = (customer: Customer) =>
  db
    .selectFrom('account_grade')
    .selectAll()
    .where('account_id', '=', customer.actor.accountId)
    .executeTakeFirst();

test('thirteen months of a customer: every hour counts, each step is told once', async () => {
  const { ctx, customer, buy } = await open();
  const who = await customer('1000');
  await buy(who, 12);
  await sweepGrades(ctx);
  expect(await gradeOf(who)).toBe('Silver');
  const start = ctx.clock.now();
  for (let week = 0; week < 59; week += 1) {
    ctx.clock.advance(7 * day);
    await sweepGrades(ctx);
    await sweepGrades(ctx);
    const days = (ctx.clock.now().getTime() - start.getTime()) / (day * 1000);
    expect([week, await gradeOf(who)]).toEqual([week, days < 371 + 30 ? 'Silver' : 'Start']);
  }
  expect(await noticesOf(who)).toEqual(['grade-reached', 'grade-ending', 'grade-falling', 'grade-lowered']);
  expect(await history(who)).toEqual([
    ['lowered', 'Silver', 'Start'],
    ['reached', 'Start', 'Silver'],
  ]);
});

test('spending renews the grade, and the page tells what keeps it', async () => {
  const { ctx, customer, buy } = await open();
  const who = await customer('1000');
  await buy(who, 12);
  await reckonAccountGrade(ctx, who.actor.accountId);
  const first = (await standing(who))?.expires_at;
  ctx.clock.advance(100 * day);
  await buy(who, 8);
  await reckonAccountGrade(ctx, who.actor.accountId);
  expect((await standing(who))?.expires_at).toEqual(first);
  expect(await ownGrades(who, who.actor.accountId)).toMatchObject({
    current: { name: 'Silver', expires_at: first?.toISOString() },
    next: { name: 'Gold' },
    spend_to_goal: '30',
    spend_to_goal_percent: 0.25,
    spent: '20',
    to_keep: '2',
    falls_to: { name: 'Start' },
    mercy_until: null,
    is_given: false,
  });
  await buy(who, 2);
  await reckonAccountGrade(ctx, who.actor.accountId);
  expect((await standing(who))?.expires_at?.getTime()).toBe(ctx.clock.now().getTime() + 365 * day * 1000);
});

test('orders that are canceled and refunded bring nobody up', async () => {
  const { ctx, customer, place } = await open();
  const who = await customer('100');
  for (let round = 0; round < 5; round += 1) {
    const order = await place(who, 60);
    await reckonAccountGrade(ctx, who.actor.accountId);
    expect(await gradeOf(who)).toBe('Start');
    await cancelOrder(ctx, { orderId: order.id, reason: 'customer' });
  }
  const partly = await place(who, 60);
  await cancelOrder(ctx, { orderId: partly.id, reason: 'provider', delivered: 200n });
  await sweepGrades(ctx);
  expect([await gradeOf(who), (await standing(who))?.spent]).toEqual(['Silver', usd(12)]);
});

test('an order that ends asks for a look, one of which nothing is left does not', async () => {
  const { customer, buy, ctx, place } = await open();
  const [buyer, canceler] = [await customer('100'), await customer('100')];
  const before = (await sentJobs(db, reckonGradeJob)).length;
  await buy(buyer, 12);
  await buy(buyer, 3);
  const order = await place(canceler, 12);
  await cancelOrder(ctx, { orderId: order.id, reason: 'customer' });
  expect((await sentJobs(db, reckonGradeJob)).slice(before)).toEqual([
    { panelId: ctx.panel.id, accountId: buyer.actor.accountId },
  ]);
});

test('of many looks at once one tells, and all end alike', async () => {
  const { ctx, customer, buy } = await open();
  const who = await customer('100');
  await buy(who, 60);
  await Promise.all(Array.from({ length: 6 }, () => reckonAccountGrade(ctx, who.actor.accountId)));
  expect(await noticesOf(who)).toEqual(['grade-reached']);
  expect(await history(who)).toEqual([['reached', 'Start', 'Gold']]);
});

test('a removed grade moves its customers', async () => {
  const { ctx, customer, buy, ids, panel } = await open();
  const who = await customer('100');
  await buy(who, 60);
  await reckonAccountGrade(ctx, who.actor.accountId);
  await db
    .deleteFrom('grade')
    .where('panel_id', '=', panel.id)
    .where('id', '=', ids.Gold ?? 0n)
    .execute();
  // Until the sweep what was spent decides, so that nobody is without a grade meanwhile.
  expect(await gradeOf(who)).toBe('Silver');
  await sweepGrades(ctx);
  expect(await gradeOf(who)).toBe('Silver');
  expect(await history(who)).toEqual([
    ['lowered', null, 'Silver'],
    ['reached', 'Start', 'Gold'],
  ]);
});

test('nothing is reckoned while grades are off, and other panels have ladders of their own', async () => {
  const [here, there] = [await open(), await open()];
  const who = await here.customer('100');
  await here.buy(who, 60);
  await db
    .insertInto('panel_settings')
    .values({ panel_id: here.panel.id, overrides: JSON.stringify({ grades_enabled: false }) })
    .execute();
  await sweepGrades(here.ctx);
  expect(await standing(who)).toBeUndefined();
  const foreign = await there.customer('100');
  await expect(reckonAccountGrade(here.ctx, foreign.actor.accountId)).resolves.toBeUndefined();
  expect(await standing(foreign)).toBeUndefined();
});
