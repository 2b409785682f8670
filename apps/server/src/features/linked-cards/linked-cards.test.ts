import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { testClock } from '../../testing/test-clock.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createMethod } from '../invoices/testing/create-invoice.ts';
import { expireCards } from './expire-cards.ts';
import { findCard } from './linked-card.ts';

const database = await testDatabase();
const clock = testClock();
const ctx = await testContext(database, { clock });
const other = await testContext(database, { clock });

/** The test clock stands in January 2026. */
async function linkedCard(of: typeof ctx, expires: { year: number; month: number }) {
  const account = await createAccount(database.db, of.panel);
  const { id } = await database.db
    .insertInto('linked_card')
    .values({
      panel_id: of.panel.id,
      account_id: account.id,
      method_id: await createMethod(of),
      status: 'active',
      gateway_card: 'pm_1',
      brand: 'VISA',
      last_digits: '4242',
      expires_year: expires.year,
      expires_month: expires.month,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mails = () =>
    database.db
      .selectFrom('outbox_mail')
      .select(['template', 'subject', 'text_body'])
      .where('panel_id', '=', of.panel.id)
      .where('recipient', '=', account.email ?? '')
      .orderBy('id')
      .execute();
  const isChargeable = async () => (await findCard(of, { cardId: id, accountId: account.id })) !== undefined;
  return { mails, isChargeable };
}

test('a card that runs out is told of in its last month and when it is over, once each, in every panel', async () => {
  const cards = [
    await linkedCard(ctx, { year: 2026, month: 1 }),
    await linkedCard(other, { year: 2026, month: 1 }),
  ];
  const later = await linkedCard(ctx, { year: 2026, month: 3 });
  await expireCards(ctx);
  await expireCards(ctx);
  for (const card of cards) {
    expect(await card.mails()).toMatchObject([{ template: 'card-expiring' }]);
    expect((await card.mails())[0]?.text_body).toContain('Visa •••• 4242 is valid until 01/2026');
    expect(await card.isChargeable()).toBe(true);
  }
  clock.set(new Date('2026-02-01T00:10:00Z'));
  await Promise.all([expireCards(ctx), expireCards(ctx)]);
  for (const card of cards) {
    expect((await card.mails()).map(({ template }) => template)).toEqual(['card-expiring', 'card-expired']);
    expect(await card.isChargeable()).toBe(false);
  }
  expect(await later.mails()).toEqual([]);
  expect(await later.isChargeable()).toBe(true);
});
