import { expect, test } from 'vitest';
import { createAccount } from '../../testing/create-account.ts';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createMethod } from '../invoices/testing/create-invoice.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
const ctx = await testContext(database, { panel: await rootPanel(database) });
await switchCaptchaOff(database);
const finance = await staffMember(app, database, 'finance');

async function card(of: typeof ctx, values: { last_digits: string; status?: 'active' | 'expired' }) {
  const account = await createAccount(database.db, of.panel);
  const { id } = await database.db
    .insertInto('linked_card')
    .values({
      panel_id: of.panel.id,
      account_id: account.id,
      method_id: await createMethod(of, { text: { name: 'Cards' } }),
      status: 'active',
      gateway_card: 'pm_SECRET',
      brand: 'VISA',
      expires_year: 2030,
      expires_month: 4,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: Number(id), account };
}
const list = async (query = '') =>
  app.call(`/api/v1/admin/linked-cards?${query}`, { headers: finance.headers });
const ids = async (query: string) => (await list(query)).json().data.map(({ id }: { id: number }) => id);

test('staff see cards, newest first, found in several ways, and never what they are charged with', async () => {
  const first = await card(ctx, { last_digits: '4242' });
  const second = await card(ctx, { last_digits: '1881', status: 'expired' });
  const alien = await card(await testContext(database), { last_digits: '4242' });
  const answer = await list('limit=1');
  expect(answer.json()).toMatchObject({
    data: [
      {
        id: second.id,
        name: 'Visa •••• 1881',
        customer: { id: Number(second.account.id) },
        method: 'Cards',
        status: 'expired',
        expires_at: { year: 2030, month: 4 },
      },
    ],
    next: second.id,
  });
  expect(answer.body).not.toContain('SECRET');
  expect(await ids(`limit=1&after=${second.id}`)).toEqual([first.id]);
  expect(await ids('search=4242')).toEqual([first.id]);
  expect(await ids(`search=${first.account.email}`)).toEqual([first.id]);
  expect(await ids(`search=%23${second.id}`)).toContain(second.id);
  expect(await ids('status=expired')).toEqual([second.id]);
  expect(await ids(`search=${alien.account.email}`)).toEqual([]);
});
