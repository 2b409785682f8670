import type { Report } from '@marquee/contract/console/reports.ts';
import { type Money, money, parseSignedMoney } from '@marquee/domain/money/money.ts';
import { expect, test } from 'vitest';
import { rootPanel } from '../../testing/root-panel.ts';
import { testApp } from '../../testing/test-app.ts';
import { testContext } from '../../testing/test-context.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createNetwork, createService, createServiceType } from '../catalogue/testing/create-catalogue.ts';
import { chargeWallets, creditWallet, recognizeRevenues, refundCharge } from '../ledger/index.ts';
import { freshId, fundCustomer, usd } from '../ledger/testing/fund-customer.ts';
import { insertOrder } from '../orders/testing/insert-order.ts';
import { staffMember } from '../sessions/testing/staff-member.ts';
import { switchCaptchaOff } from '../sessions/testing/visitor.ts';
import { getReport } from './reports/get-report.ts';
import { sumDays } from './reports/sum-days.ts';

const database = await testDatabase();
const day = 86_400;

/** Three days of a shop; the clock stands on the third. */
async function shop() {
  const ctx = await testContext(database);
  const customerId = await fundCustomer(ctx, { cash: usd('100'), bonus: usd('7.5'), referral: usd('3') });
  const [kept, refunded] = [freshId(), freshId()];
  ctx.clock.advance(day);
  await chargeWallets(ctx, { customerId, orderId: kept, amount: usd('20.12345678') });
  await chargeWallets(ctx, { customerId, orderId: refunded, amount: usd('30') });
  ctx.clock.advance(day);
  await refundCharge(ctx, { orderId: refunded, refundedTotal: usd('12') });
  await recognizeRevenues(ctx, [refunded]);
  await recognizeRevenues(ctx, [kept]);
  return { ctx, customerId };
}
const range = { from: '2026-01-15', to: '2026-01-17' };
const summed = (of: { panel: { id: bigint } }) =>
  database.db.selectFrom('daily_report').select('day').where('panel_id', '=', of.panel.id).execute();

test('days tell what happened on them, and what customers held in the evening', async () => {
  const { ctx } = await shop();
  const { days, totals } = await getReport(ctx, range);
  expect(days).toMatchObject([
    { day: '2026-01-15', money_in: '100', bonuses: '10.5', revenue: '0', liabilities: '110.5' },
    { day: '2026-01-16', orders: '50.12345678', refunds: '0', in_delivery: '50.12345678' },
    { day: '2026-01-17', refunds: '12', revenue: '38.12345678', in_delivery: '0' },
  ]);
  expect(totals).toMatchObject({ money_in: '100', orders: '50.12345678', revenue: '38.12345678', cost: '0' });
  expect(totals.profit).toBe('27.62345678');
});

test('the cost is what providers reported, or else their price for what was delivered', async () => {
  const ctx = await testContext(database);
  const customerId = await fundCustomer(ctx, { cash: usd('100') });
  const type = await createServiceType(database.db, await createNetwork(database.db, ctx.panel));
  const service = await createService(database.db, type);
  const sold = async (
    values: { status: 'completed' | 'canceled'; delivered: bigint },
    dispatched: { cost: bigint | null; is_cost_reported?: boolean },
  ) => {
    const { id } = await insertOrder(ctx, customerId, { service_id: service.id, ...values });
    const at = ctx.clock.now();
    const row = {
      panel_id: ctx.panel.id,
      order_id: id,
      state: 'ended',
      next_at: at,
      created_at: at,
    } as const;
    await database.db
      .insertInto('dispatch')
      .values({ ...row, updated_at: at, ...dispatched })
      .execute();
    await recognizeRevenues(ctx, [id]);
  };
  await sold({ status: 'completed', delivered: 1000n }, { cost: usd('0.4') });
  await sold({ status: 'canceled', delivered: 250n }, { cost: usd('0.4') });
  await sold({ status: 'canceled', delivered: 250n }, { cost: usd('0.3'), is_cost_reported: true });
  await sold({ status: 'completed', delivered: 1000n }, { cost: null });
  const { totals } = await getReport(ctx, { from: '2026-01-15', to: '2026-01-15' });
  expect(totals).toMatchObject({ revenue: '4', cost: '0.8' });
});

test('the sum of the days is what the ledger says, before and after they are summed up', async () => {
  const { ctx } = await shop();
  const live = await getReport(ctx, range);
  ctx.clock.advance(2 * day);
  await sumDays(ctx);
  expect(await summed(ctx)).toHaveLength(4);
  expect(await getReport(ctx, range)).toEqual(live);
  const sums = (name: 'revenue' | 'money_in' | 'refunds') =>
    live.days.reduce((sum, each) => sum + parseSignedMoney(each[name]), 0n);
  expect(money(sums('revenue'))).toBe(await inLedger(ctx, 'escrow', 'revenue'));
  expect(money(sums('money_in'))).toBe(await inLedger(ctx, 'clearing', 'cash'));
  const wallets = await database.db
    .selectFrom('ledger_account')
    .select(['debits', 'credits'])
    .where('panel_id', '=', ctx.panel.id)
    .where('owner_type', '=', 'customer')
    .execute();
  const held = wallets.reduce((sum, { debits, credits }) => sum + credits - debits, 0n);
  expect(parseSignedMoney(live.days.at(-1)?.liabilities ?? '')).toBe(held);
});

test('money that is dated back corrects a day that was summed up', async () => {
  const { ctx, customerId } = await shop();
  const before = await getReport(ctx, range);
  ctx.clock.advance(2 * day);
  await sumDays(ctx);
  const earlier = await testContext(database, { panel: ctx.panel });
  const gift = { type: 'bonus', customerId, amount: usd('1'), key: 'late' } as const;
  await creditWallet(earlier, gift);
  expect(await summed(ctx)).toHaveLength(3);
  const bonuses = (report: Report) => parseSignedMoney(report.days[0]?.bonuses ?? '');
  expect(bonuses(await getReport(ctx, range)) - bonuses(before)).toBe(usd('1'));
  await sumDays(ctx);
  expect(await summed(ctx)).toHaveLength(4);
  expect(bonuses(await getReport(ctx, range)) - bonuses(before)).toBe(usd('1'));
});

test('a period that begins later knows what was held before; another panel’s money is not in it', async () => {
  const { ctx } = await shop();
  await shop();
  const report = await getReport(ctx, { from: '2026-01-17', to: '2026-01-17' });
  expect(report.days).toMatchObject([{ money_in: '0', liabilities: '72.37654322' }]);
});

test('over HTTP, as a table too; ranges that make no sense are refused', async () => {
  const app = await testApp(database);
  await rootPanel(database);
  await switchCaptchaOff(database);
  const { headers } = await staffMember(app, database, 'finance');
  const call = (path: string) => app.call(`/api/v1/admin/reports${path}`, { headers });
  const csv = await call('/csv?from=2026-01-15&to=2026-01-17');
  expect(csv.headers['content-type']).toContain('text/csv');
  const lines = csv.body.trim().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toContain('Day,Money in,Money out');
  expect(lines[1]).toMatch(/^2026-01-15(,-?\d+(\.\d+)?){14}$/);
  expect((await call('?from=2026-02-01&to=2026-01-01')).statusCode).toBe(422);
  expect((await call('?from=2020-01-01&to=2026-01-01')).statusCode).toBe(422);
  expect((await call('')).json().data.days).toHaveLength(30);
});

async function inLedger(
  { panel }: { panel: { id: bigint } },
  from: 'escrow' | 'clearing',
  to: 'revenue' | 'cash',
): Promise<Money> {
  const rows = await database.db
    .selectFrom('ledger_posting as posting')
    .innerJoin('ledger_account as debit', (join) =>
      join.onRef('debit.panel_id', '=', 'posting.panel_id').onRef('debit.id', '=', 'posting.debit_account'),
    )
    .innerJoin('ledger_account as credit', (join) =>
      join
        .onRef('credit.panel_id', '=', 'posting.panel_id')
        .onRef('credit.id', '=', 'posting.credit_account'),
    )
    .select('amount')
    .where('posting.panel_id', '=', panel.id)
    .where('debit.kind', '=', from)
    .where('credit.kind', '=', to)
    .execute();
  return money(rows.reduce((sum, { amount }) => sum + amount, 0n));
}
