import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { OrderToPlace, ProviderAdapter, StatusReport } from '../provider-adapter.ts';

const minute = 60_000;

/** Pretends to deliver over several minutes along a realistic curve, so that a fresh panel can be tried out. */
export function simulator(
  ctx: Context,
  providerId: bigint,
  { isFast = false }: { isFast?: boolean } = {},
): ProviderAdapter {
  const { db, panel, clock } = ctx;
  const findOrders = (numbers: readonly string[]) =>
    db
      .selectFrom('simulated_order')
      .selectAll()
      .where('panel_id', '=', panel.id)
      .where('provider_id', '=', providerId)
      .where('number', 'in', numbers.map(BigInt))
      .execute();
  return {
    services: async () => ({ offers: [], rejected: [] }),
    place: async (order) => {
      const { number } = await db
        .insertInto('simulated_order')
        .values({ panel_id: panel.id, provider_id: providerId, ...simulate(ctx, order, isFast) })
        .returning('number')
        .executeTakeFirstOrThrow();
      return { outcome: 'placed', number: String(number) };
    },
    statuses: async (numbers) => {
      const now = clock.now();
      await followPauses(ctx, providerId, numbers);
      const orders = await findOrders(numbers);
      return new Map(
        orders.map((order) => {
          const delivered = simulatedDelivery(order, now);
          const report: StatusReport = {
            status: deliveryStatus(order, delivered, now),
            startCount: now >= order.starts_at ? order.start_count : undefined,
            remains: order.quantity - delivered,
            charge: undefined,
          };
          return [String(order.number), report];
        }),
      );
    },
    subscription: async () => ({ isOver: false, orders: [] }),
    cancel: async (numbers) => {
      await db
        .updateTable('simulated_order')
        .set({ canceled_at: clock.now() })
        .where('panel_id', '=', panel.id)
        .where('provider_id', '=', providerId)
        .where('number', 'in', numbers.map(BigInt))
        .where('canceled_at', 'is', null)
        .execute();
      return new Map(numbers.map((number) => [number, { taken: true }]));
    },
    refill: async () => ({ taken: randomUUID() }),
    refillStatuses: async (refills) => new Map(refills.map((refill) => [refill, 'completed'])),
    balance: async () => ({ amount: '1000000', currency: 'USD' }),
  };
}

/** Providers are not notified of a pause, so the simulator checks: while it lasts, start and end move with time. */
async function followPauses(
  { db, panel, clock }: Context,
  providerId: bigint,
  numbers: readonly string[],
): Promise<void> {
  const now = clock.now();
  // Pausing and resuming both set the order's time of last change.
  const pausedFor = sql`greatest(interval '0',
    case when ordered.status = 'stopped' then ${now}::timestamptz else ordered.updated_at end
      - coalesce(simulated.paused_at, ordered.updated_at))`;
  await sql`
    update simulated_order as simulated
       set starts_at = simulated.starts_at + ${pausedFor}, ends_at = simulated.ends_at + ${pausedFor},
           paused_at = case when ordered.status = 'stopped' then ${now}::timestamptz end
      from dispatch
      join customer_order as ordered on ordered.panel_id = dispatch.panel_id and ordered.id = dispatch.order_id
     where simulated.panel_id = ${panel.id} and simulated.provider_id = ${providerId}
       and simulated.number = any(${numbers.map(BigInt)})
       and dispatch.panel_id = simulated.panel_id and dispatch.provider_id = simulated.provider_id
       and dispatch.number = simulated.number::text
       and (ordered.status = 'stopped' or simulated.paused_at is not null)`.execute(db);
}

function simulate({ clock, environment }: Context, { quantity }: OrderToPlace, isFast: boolean) {
  const pace = minute / environment.simulatorSpeed;
  const now = clock.now().getTime();
  const startsAt = now + (isFast ? 0 : pace * (0.2 + Math.random()));
  const lasts = pace * (2 + 8 * Math.random());
  const stopsEarly = quantity >= 20n && randomInt(100) < 4;
  return {
    quantity,
    start_count: BigInt(randomInt(100, 50_000)),
    delivers: stopsEarly ? (quantity * BigInt(randomInt(30, 95))) / 100n : quantity,
    starts_at: new Date(startsAt),
    ends_at: new Date(startsAt + lasts),
  };
}

function deliveryStatus(
  order: { starts_at: Date; ends_at: Date; delivers: bigint; quantity: bigint; canceled_at: Date | null },
  delivered: bigint,
  now: Date,
): StatusReport['status'] {
  if (order.canceled_at !== null) return delivered > 0n ? 'partial' : 'canceled';
  if (now >= order.ends_at) return order.delivers < order.quantity ? 'partial' : 'completed';
  return now < order.starts_at ? 'pending' : 'in_progress';
}

interface SimulatedOrder {
  quantity: bigint;
  delivers: bigint;
  starts_at: Date;
  ends_at: Date;
  canceled_at: Date | null;
}

/** Slow at first, fast in the middle, slow at the end; whole pieces only. */
function simulatedDelivery(order: SimulatedOrder, now: Date): bigint {
  const at = order.canceled_at !== null && order.canceled_at < now ? order.canceled_at : now;
  const [from, to] = [order.starts_at.getTime(), order.ends_at.getTime()];
  if (at.getTime() <= from) return 0n;
  if (at.getTime() >= to) return order.delivers;
  const share = (at.getTime() - from) / (to - from);
  const eased = share * share * (3 - 2 * share);
  return (order.delivers * BigInt(Math.floor(eased * 1_000_000))) / 1_000_000n;
}
