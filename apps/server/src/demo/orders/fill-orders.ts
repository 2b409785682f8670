import { subtract, sum } from '@marquee/domain/money/money.ts';
import { creditWallet } from '../../features/ledger/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Panel } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { demoCustomer } from '../panel/demo-customer.ts';
import { demoContext } from '../panel/fill-accounts.ts';
import { pick, seededRandom } from '../seeded-random.ts';
import { demoOrder } from './demo-order.ts';
import { openDripFeeds } from './drip-feeds.ts';
import { planOrders } from './plan-orders.ts';
import { isPaid, type SoldService, summarize, writeOrder } from './write-orders.ts';

/** A month of the demo customer's orders, charged, refunded and recorded in the ledger like any other. */
export async function fillOrders(db: Database, clock: Clock, panel: Panel): Promise<void> {
  const { id: accountId } = await demoCustomer(db, panel.id);
  const random = seededRandom(`orders of ${panel.slug}`);
  const services = await soldServices(db, panel.id);
  const pausable = await soldServices(db, panel.id, 'can_pause');
  const [refilled] = await soldServices(db, panel.id, 'auto_refill_is_allowed');
  const ctx = demoContext(db, clock, panel);
  const plans = planOrders(random);
  const running = plans.find(({ status }) => status === 'in_processing');
  const single = plans.map((plan, place) => {
    const usual = services[(place * 7) % services.length] ?? pick(services, random());
    const canPause = plan.status === 'stopped' || plan === running;
    const able = canPause ? pausable[place % pausable.length] : plan.isRefilled ? refilled : undefined;
    // A small panel may have no service that can be drip-fed.
    return demoOrder(able ? plan : { ...plan, isRefilled: false }, able ?? usual);
  });
  // Ids grow with time, those of drip feed runs too.
  const orders = [...single, ...(await openDripFeeds(ctx, accountId))].toSorted(
    (left, right) => right.createdAgo - left.createdAgo,
  );
  const monthAgo = new Date(clock.now().getTime() - 34 * 24 * 60 * 60_000);
  // Tops up what the orders cost, so that the starting balance is unchanged at the end.
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

/** Different services, cheap enough for a month of orders; with an ability given, only those that have it. */
async function soldServices(
  db: Database,
  panelId: bigint,
  ability?: 'can_pause' | 'auto_refill_is_allowed',
): Promise<SoldService[]> {
  return db
    .selectFrom('service')
    .select(['id', 'default_price', 'discount_ppm', 'pricing_per', 'default_quantity'])
    .select(['has_refill', 'refill_days', 'example_link'])
    .where('panel_id', '=', panelId)
    .where('is_deactivated', '=', false)
    .where('restricted_access', '=', false)
    .where('calculable_quantity', '=', false)
    .where('is_package', '=', false)
    .where('payment_restricted', '=', false)
    .$if(ability !== undefined, (query) => query.where(ability ?? 'can_pause', '=', true))
    .where('default_price', '<', 2_000_000_000n)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(71)
    .execute();
}
