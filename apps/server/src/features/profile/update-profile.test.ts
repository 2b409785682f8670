import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { signUpVisitor, switchCaptchaOff } from '../sessions/testing/visitor.ts';

const database = await testDatabase();
const app = await testApp(database);
beforeAll(() => switchCaptchaOff(database));

async function visitor() {
  const { id, bearer } = await signUpVisitor(app);
  const change = (payload: object) =>
    app.call('/api/v1/profile', { method: 'PATCH', payload, headers: { authorization: bearer } });
  return { id, change };
}

test('changes what is named and leaves the rest', async () => {
  const { change } = await visitor();
  const company = { account_type: 'company', company_name: ' Acme ', vat: 'DE123', company_address: '' };
  expect((await change(company)).json().data).toMatchObject({
    name: 'Robin',
    account_type: 'company',
    company_name: 'Acme',
    vat: 'DE123',
    company_address: null,
  });
  const answer = await change({ locale: 'de', time_zone: 'Asia/Kolkata', order_actions_notification: false });
  expect(answer.json().data).toMatchObject({
    company_name: 'Acme',
    locale: 'de',
    time_zone: 'Asia/Kolkata',
    order_actions_notification: false,
    payment_actions_notification: true,
  });
  expect((await change({ account_type: 'individual' })).json().data).toMatchObject({
    company_name: null,
    vat: null,
  });
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ account_type: 'company' }, 'company_name'],
  [{ account_type: 'company', company_name: '' }, 'company_name'],
  [{ account_type: 'robot' }, 'account_type'],
  [
    {
      messengers: [
        { type: 'telegram', value: '@robin' },
        { type: 'whatsapp', value: '' },
      ],
    },
    'messengers.1.value',
  ],
  [{ messengers: [{ type: 'pigeon', value: 'x' }] }, 'messengers.0.type'],
  [{ messengers: [{ type: 'phone', value: '1', note: 'x' }] }, 'messengers.0.note'],
  [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
  [{ time_zone: '+02:00' }, 'time_zone'],
  [{ locale: 'xx' }, 'locale'],
  [{ order_actions_notification: 1 }, 'order_actions_notification'],
])('refuses %j by its field', async (body, field) => {
  const { change } = await visitor();
  const answer = await change(body);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
});

test('no column can be set that is not offered', async () => {
  const { id, change } = await visitor();
  const read = () =>
    database.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const before = await read();
  for (const column of Object.keys(before)) {
    if (['name', 'account_type', 'locale', 'time_zone', 'vat', 'messengers'].includes(column)) continue;
    if (/^company_|_notification$/.test(column)) continue;
    expect([column, (await change({ [column]: 'owner' })).statusCode]).toEqual([column, 422]);
  }
  expect(await read()).toEqual(before);
});
