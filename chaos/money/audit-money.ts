import { setTimeout as sleep } from 'node:timers/promises';
import { allBooks } from '../../apps/server/src/books-check.job.ts';
import { checkBooks, walletBalances } from '../../apps/server/src/features/ledger/index.ts';
import { bareContext } from '../../apps/server/src/features/ledger/testing/bare-context.ts';
import type { Context } from '../../apps/server/src/platform/context.ts';
import { connect } from '../../apps/server/src/platform/db/connect.ts';
import { type Expected, isDelivering, undelivered } from './expected.ts';
import type { ChaosShop } from './open-shop.ts';
import type { SimulatedCustomer } from './simulated-customer.ts';

/** Killed jobs are restarted within their heartbeat, so the final states may take this long. */
const patienceSeconds = 120;

/** Compares the ledger with the responses that every customer got. Returns one line per difference. */
export async function auditMoney(
  url: string,
  shop: ChaosShop,
  customers: readonly SimulatedCustomer[],
): Promise<string[]> {
  const connection = connect({ url, poolSize: 2, applicationName: 'marquee-chaos-audit' });
  const ctx = bareContext(connection.db, { id: shop.panelId, slug: 'chaos', name: 'Chaos' });
  try {
    await awaitStates(ctx, customers);
    const problems: string[] = [];
    for (const customer of customers) problems.push(...(await differences(ctx, customer)));
    problems.push(...(await couponProblems(ctx, shop, customers)));
    const findings = await checkBooks(ctx.db, allBooks);
    return [...problems, ...findings.map(({ rule, detail }) => `${rule}: ${detail}`)];
  } finally {
    await connection.close();
  }
}

async function awaitStates(ctx: Context, customers: readonly SimulatedCustomer[]): Promise<void> {
  const expectedStates = new Map(customers.flatMap(({ expected }) => [...expected.invoiceStates]));
  const orders = customers.flatMap(({ expected }) => [...expected.deliveries.keys()]);
  const deadline = Date.now() + patienceSeconds * 1000;
  for (;;) {
    const found = await ctx.db
      .selectFrom('invoice')
      .select(['id', 'status'])
      .where('panel_id', '=', ctx.panel.id)
      .execute();
    const isThere =
      found.every(
        ({ id, status }) => (expectedStates.get(Number(id)) ?? status) === status && status !== 'refunding',
      ) && !(await isDelivering(ctx, orders));
    if (isThere || Date.now() > deadline) return;
    await sleep(500);
  }
}

async function differences(ctx: Context, { id, expected }: SimulatedCustomer): Promise<string[]> {
  const { cash, bonus, referral, task, hold, owed } = await walletBalances(ctx, { customerId: id });
  const [orders, invoices, withdrawals] = await Promise.all([
    count(ctx, 'customer_order', id),
    count(ctx, 'invoice', id),
    count(ctx, 'withdrawal', id),
  ]);
  const found: Record<string, unknown> = {
    ...{ spendable: cash + bonus, referral, task, hold, owed },
    ...{ orders, invoices, withdrawals },
  };
  const states = await ctx.db
    .selectFrom('invoice')
    .select(['id', 'status'])
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', id)
    .execute();
  const problems = states
    .filter(({ id: invoiceId, status }) => expected.invoiceStates.get(Number(invoiceId)) !== status)
    .map(({ id: invoiceId, status }) => {
      const acknowledged = expected.invoiceStates.get(Number(invoiceId));
      return `shopper ${id}: invoice ${invoiceId} is ${status}, and was told to be ${acknowledged}`;
    });
  const due = { ...expected, ...dueAfterDelivery(expected, await undelivered(ctx, expected)) };
  for (const [name, value] of Object.entries(found)) {
    const dueValue = due[name as keyof typeof due];
    if (dueValue !== value) problems.push(`shopper ${id}: ${name} is ${value}, and should be ${dueValue}`);
  }
  return problems;
}

/** What comes back from orders repays a debt first, before or after the dispute that made it. */
function dueAfterDelivery({ spendable, owed }: Expected, back: bigint): Pick<Expected, 'spendable' | 'owed'> {
  const repaid = back < owed ? back : owed;
  return { spendable: spendable + back - repaid, owed: owed - repaid };
}

async function count(
  ctx: Context,
  table: 'customer_order' | 'invoice' | 'withdrawal',
  accountId: bigint,
): Promise<number> {
  const { count } = await ctx.db
    .selectFrom(table)
    .select((build) => build.fn.countAll<bigint>().as('count'))
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function couponProblems(
  ctx: Context,
  shop: ChaosShop,
  customers: readonly SimulatedCustomer[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const kind of ['bonus', 'discount'] as const) {
    const acknowledged = customers.reduce((sum, { couponsUsed }) => sum + couponsUsed[kind], 0);
    const { used } = await ctx.db
      .selectFrom('coupon_redemption')
      .innerJoin('coupon', (join) =>
        join
          .onRef('coupon.panel_id', '=', 'coupon_redemption.panel_id')
          .onRef('coupon.id', '=', 'coupon_redemption.coupon_id'),
      )
      .select((build) => build.fn.countAll<bigint>().as('used'))
      .where('coupon.panel_id', '=', ctx.panel.id)
      .where('coupon.code', '=', shop.coupons[kind])
      .where('released_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(used) !== acknowledged || acknowledged > shop.coupons.limit)
      problems.push(
        `the ${kind} coupon of ${shop.coupons.limit} was used ${used} times, and ${acknowledged} were told`,
      );
  }
  return problems;
}
