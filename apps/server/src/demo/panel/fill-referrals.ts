import { money, subtract, sum } from '@marquee/domain/money/money.ts';
import { ppm } from '@marquee/domain/money/ratio.ts';
import { creditWallet } from '../../features/ledger/index.ts';
import { rewardOrder } from '../../features/referrals/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Context, Panel } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { demoOrder } from '../orders/demo-order.ts';
import { type SoldService, summarize, writeOrder } from '../orders/write-orders.ts';
import { pick, seededRandom } from '../seeded-random.ts';
import { demoCustomer } from './demo-customer.ts';
import { demoContext } from './fill-accounts.ts';

const day = 24 * 60;
const percent = ppm(50_000);

/** Whom the demo customer has brought, and how many orders each has placed. The last shares a mailbox with them. */
const people = [
  { email: 'mira@people.localhost', name: 'Mira Stone', joined: 33, orders: 7 },
  { email: 'jonas@people.localhost', name: 'Jonas Field', joined: 31, orders: 6 },
  { email: 'ayla@people.localhost', name: 'Ayla Rivers', joined: 24, orders: 5 },
  { email: 'tomas@people.localhost', name: 'Tomas Hill', joined: 15, orders: 3 },
  { email: 'lena@people.localhost', name: 'Lena Brook', joined: 4, orders: 0 },
  { email: 'customer+second@demo.localhost', name: 'Casey C.', joined: 6, orders: 1 },
] as const;

/** A month of the demo customer's referral link: visits, people, their orders and the rewards for these. */
export async function fillReferrals(db: Database, clock: Clock, panel: Panel): Promise<void> {
  const { id: referrerId } = await demoCustomer(db, panel.id);
  const random = seededRandom(`referrals of ${panel.slug}`);
  const services = await dearServices(db, panel.id);
  const ctx = demoContext(db, clock, panel);
  for (const person of people)
    await bring(ctx, { person, referrerId, service: pick(services, random()), random });
  await fillVisits(ctx, referrerId, random);
}

interface Brought {
  person: (typeof people)[number];
  referrerId: bigint;
  service: SoldService;
  random: () => number;
}

async function bring(ctx: Context, { person, referrerId, service, random }: Brought): Promise<void> {
  const { db, panel, clock } = ctx;
  const at = (minutesAgo: number): Context =>
    demoContext(db, { now: () => new Date(clock.now().getTime() - minutesAgo * 60_000) }, panel);
  const { email, name, joined, orders: count } = person;
  const joinedAt = at(joined * day).clock.now();
  const { id: accountId } = await db
    .insertInto('account')
    .values({
      panel_id: panel.id,
      referrer_id: referrerId,
      ...{ email, name, email_verified_at: joinedAt, created_at: joinedAt, updated_at: joinedAt },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const orders = Array.from({ length: count }, (_, place) => {
    const [isPartial, spacing] = [place % 4 === 3, (joined * day) / (count + 1)];
    const plan = {
      ...({ status: isPartial ? 'canceled' : 'completed', wantsRefill: false } as const),
      ...{ createdAgo: Math.floor(joined * day - (place + 0.5) * spacing), minutes: 30 + place * 7 },
      delivered: isPartial ? 60 : 100,
    };
    return demoOrder(plan, service, { quantity: 5000n });
  });
  if (orders.length === 0) return;
  await creditWallet(at(joined * day - 1), {
    ...{ type: 'admin', wallet: 'cash', reason: 'Payments of an invited customer' },
    ...{ key: `demo:payments:${accountId}`, customerId: accountId },
    amount: sum(orders.map(({ cost }) => cost)),
  });
  for (const order of orders) {
    const orderId = await writeOrder(ctx, accountId, order, random);
    const paidFromCash = subtract(order.cost, order.refund);
    await rewardOrder(at(order.createdAgo - order.minutes), {
      order: { orderId, accountId, paidFromCash: money(paidFromCash) },
      referrerId,
      percent,
    });
  }
  await summarize(db, panel.id, accountId);
}

async function fillVisits(
  { db, panel, clock }: Context,
  referrerId: bigint,
  random: () => number,
): Promise<void> {
  const rows = Array.from({ length: 34 }, (_, daysAgo) => ({
    panel_id: panel.id,
    referrer_id: referrerId,
    day: new Date(clock.now().getTime() - daysAgo * day * 60_000).toISOString().slice(0, 10),
    visits: 1 + Math.floor(random() * 14),
  }));
  await db.insertInto('referral_visit_day').values(rows).execute();
}

/** Services of which five thousand pieces bring a reward of some dollars. */
function dearServices(db: Database, panelId: bigint): Promise<SoldService[]> {
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
    .where('default_price', '<', 2_000_000_000n)
    .where('max', '>=', 5000n)
    .orderBy('default_price', 'desc')
    .orderBy('id')
    .limit(6)
    .execute();
}
