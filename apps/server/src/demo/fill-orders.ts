import { subtract, sum } from '@marquee/domain/money/money.ts';
import { creditWallet } from '../features/ledger/index.ts';
import type { Clock } from '../platform/clock.ts';
import type { Panel } from '../platform/context.ts';
import type { Database } from '../platform/db/database.ts';
import { demoOrder } from './demo-order.ts';
import { openDripFeeds } from './drip-feeds.ts';
import { demoContext } from './fill-accounts.ts';
import { pick } from './pick.ts';
import { planOrders } from './plan-orders.ts';
import { seededRandom } from './seeded-random.ts';
import { isPaid, type SoldService, summarize, writeOrder } from './write-orders.ts';

/** A month of orders of the demo customer, charged, refunded and earned in the books like any other. */
export async function fillOrders(db: Database, clock: Clock, panel: Panel): Promise<void> {
  const { id: accountId } = await db
    .selectFrom('account')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('role', '=', 'customer')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const random = seededRandom(`orders of ${panel.slug}`);
  const services = await soldServices(db, panel.id);
  const ctx = demoContext(db, clock, panel);
  const single = planOrders(random).map((plan, place) =>
    demoOrder(plan, services[(place * 7) % services.length] ?? pick(services, random())),
  );
  // Numbers grow with time, also of those that are runs of a drip feed.
  const orders = [...single, ...(await openDripFeeds(ctx, accountId))].toSorted(
    (left, right) => right.createdAgo - left.createdAgo,
  );
  const monthAgo = new Date(clock.now().getTime() - 34 * 24 * 60 * 60_000);
  // What the orders keep was paid in before, so that the starting balance is whole at the end.
  const spent = sum(orders.filter(isPaid).map(({ cost, refund }) => subtract(cost, refund)));
  await creditWallet(demoContext(db, { now: () => monthAgo }, panel), {
    type: 'admin',
    wallet: 'cash',
    reason: 'Payments of the demo customer',
    key: `demo:payments:${accountId}`,
    customerId: accountId,
    amount: spent,
  });
  for (const order of orders) await writeOrder(ctx, accountId, order, random);
  await summarize(db, panel.id, accountId);
}

/** Distinct and cheap enough for a month of them. */
async function soldServices(db: Database, panelId: bigint): Promise<SoldService[]> {
  return db
    .selectFrom('service')
    .select(['id', 'default_price', 'discount_ppm', 'pricing_per', 'default_quantity'])
    .select(['has_refill', 'refill_days', 'example_link'])
    .where('panel_id', '=', panelId)
    .where('is_deactivated', '=', false)
    .where('restricted_access', '=', false)
    .where('calculable_quantity', '=', false)
    .where('is_package', '=', false)
    .where('default_price', '<', 2_000_000_000n)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(71)
    .execute();
}
