import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { listSpecialOffers } from '../catalogue/services/special-offers.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { getProfile } from '../profile/get-profile.ts';
import { accountGrades } from './account-grades.ts';
import { grades } from './index.ts';

const database = await testDatabase();
const { db } = database;
const ctx = await testContext(database, { listeners: grades.listeners ?? [] });
const { panel } = ctx;

await db
  .insertInto('grade')
  .values([
    { panel_id: panel.id, name: 'Start', spending_goal: 0n },
    {
      panel_id: panel.id,
      name: 'Gold',
      spending_goal: 200n,
      discount_ppm: 50_000,
      available_closed_sales: true,
      available_personal_manager: true,
      consultation_chat_period: 7,
      thumbnail_period: 30,
    },
  ])
  .execute();

async function customer(spent: bigint) {
  const { id: accountId } = await createAccount(db, panel);
  await db
    .insertInto('account_grade')
    .values({ panel_id: panel.id, account_id: accountId, spent, since: new Date() })
    .execute();
  return { ...ctx, actor: { kind: 'user', accountId, permissions: [], frozen: false } as const };
}

test('a customer sees the grade that was reached, what it opens, and the way to the next', async () => {
  const start = await accountGrades(ctx, (await customer(50n)).actor.accountId);
  expect(start).toMatchObject({
    current: { name: 'Start', available_closed_sales: false, consultation_chat_period: null },
    next: { name: 'Gold', is_next: true },
    previous: null,
    grade_discounts_enabled: true,
    spend_to_goal: '0.0000015',
    spend_to_goal_percent: 0.25,
  });
  const gold = await customer(500n);
  expect((await getProfile(gold, { accountId: gold.actor.accountId })).grades).toMatchObject({
    current: {
      name: 'Gold',
      discount_percent: 0.05,
      available_closed_sales: true,
      available_personal_manager: true,
      consultation_chat_period: 7,
      thumbnail_period: 30,
    },
    next: null,
    previous: { name: 'Start', is_previous: true },
  });
});

test('a closed sale is shown to those whose grade opens it, with its restricted services', async () => {
  const type = await createServiceType(db, await createNetwork(db, panel));
  const secret = await createService(db, type, { slug: 'secret', restricted_access: true });
  const offer = { panel_id: panel.id, place: 'service_type', position: 'top', utm_name: 'x' } as const;
  await db
    .insertInto('special_offer')
    .values({ ...offer, name: 'Closed', service_ids: [secret.id], is_closed_sale: true })
    .execute();
  const names = async (as: Parameters<typeof listSpecialOffers>[0]) =>
    (await listSpecialOffers(as, {})).value.data.map(({ name, services }) => [
      name,
      services.map(({ slug }) => slug),
    ]);
  expect(await names(await customer(500n))).toEqual([['Closed', ['secret']]]);
  expect(await names(await customer(199n))).toEqual([]);
  expect(await names(ctx)).toEqual([]);
});
