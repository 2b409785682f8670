import type { Money } from '@marquee/domain/money/money.ts';
import { type Insertable, sql } from 'kysely';
import { chargeWallets, recognizeRevenues, refundCharge } from '../../features/ledger/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { deliveryCurve, type PlannedOrder } from './plan-orders.ts';

export interface SoldService {
  id: bigint;
  default_price: bigint;
  discount_ppm: number;
  pricing_per: bigint;
  default_quantity: bigint;
  has_refill: boolean;
  refill_days: number | null;
  example_link: string | null;
}

export interface DemoOrder extends PlannedOrder {
  service: SoldService;
  quantity: bigint;
  deliveredPieces: bigint;
  price: Money;
  cost: Money;
  refund: Money;
  /** For a drip feed's run: its feed, and how many minutes after ordering it starts. */
  feed?: { id: bigint; run: number; startsAfter: number };
}

const minute = 60_000;
const dayLater = 24 * 60;
const day = dayLater * minute;

export function isPaid({ status }: Pick<DemoOrder, 'status'>): boolean {
  return status !== 'unpaid';
}

/** The order, its money and its timeline, each at its own time. */
export async function writeOrder(
  ctx: Context,
  accountId: bigint,
  order: DemoOrder,
  random: () => number,
): Promise<bigint> {
  const created = new Date(ctx.clock.now().getTime() - order.createdAgo * minute);
  const started = new Date(created.getTime() + (order.feed?.startsAfter ?? 0) * minute);
  const ended = new Date(started.getTime() + order.minutes * minute);
  const orderId = await insertOrder(ctx, accountId, order, { created, started, ended });
  await insertEvents(ctx, orderId, order, { started, ended }, random);
  if (!isPaid(order)) return orderId;
  const at = (time: Date): Context => ({ ...ctx, clock: { now: () => time } });
  await chargeWallets(at(created), { customerId: accountId, orderId, amount: order.cost });
  if (order.refund > 0n) await refundCharge(at(ended), { orderId, refundedTotal: order.refund });
  if (hasEnded(order) && order.refund < order.cost) await recognizeRevenues(at(ended), [orderId]);
  return orderId;
}

function hasEnded({ status }: DemoOrder): boolean {
  return status === 'completed' || status === 'canceled';
}

async function insertOrder(
  { db, panel }: Context,
  accountId: bigint,
  order: DemoOrder,
  { created, started, ended }: { created: Date; started: Date; ended: Date },
): Promise<bigint> {
  const { service, status, refund } = order;
  const group = await db
    .insertInto('order_group')
    .values({
      panel_id: panel.id,
      account_id: accountId,
      paid_by: isPaid(order) ? 'balance' : 'invoice',
      created_at: created,
      // No mail is sent about the past.
      told_at: created,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const charged = isPaid(order) ? order.cost : 0n;
  const days = service.has_refill ? (service.refill_days ?? 30) : 0;
  const wasSent = order.delivered > 0 || status === 'completed';
  const { id } = await db
    .insertInto('customer_order')
    .values({
      panel_id: panel.id,
      group_id: group.id,
      account_id: accountId,
      service_id: service.id,
      drip_feed_id: order.feed?.id ?? null,
      run: order.feed?.run ?? null,
      status,
      link: service.example_link ?? '',
      holds_link: false,
      quantity: order.quantity,
      price: order.price,
      pricing_per: service.pricing_per,
      listed_cost: order.cost,
      charged,
      charged_cash: charged,
      refunded: refund,
      refunded_cash: refund,
      start_count: wasSent ? (order.quantity * 37n) / 10n : null,
      delivered: order.deliveredPieces,
      guarantee_days: days,
      guarantee_until: status === 'completed' && days > 0 ? new Date(ended.getTime() + days * day) : null,
      created_at: created,
      starts_at: started,
      paid_at: isPaid(order) ? created : null,
      handed_over_at: wasSent ? new Date(started.getTime() + minute) : null,
      cancel_reason: status === 'canceled' ? (order.delivered > 0 ? 'partial' : 'customer') : null,
      completed_at: hasEnded(order) ? ended : null,
      end_told_at: hasEnded(order) ? ended : null,
      updated_at: hasEnded(order) ? ended : created,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertEvents(
  { db, panel }: Context,
  orderId: bigint,
  order: DemoOrder,
  { started, ended }: { started: Date; ended: Date },
  random: () => number,
): Promise<void> {
  const after = (minutes: number) => new Date(started.getTime() + minutes * minute);
  const row = (
    kind: Insertable<DB['order_event']>['kind'],
    created_at: Date,
    delivered: bigint | null = null,
    amount: bigint | null = null,
  ) => ({
    panel_id: panel.id,
    order_id: orderId,
    kind,
    created_at,
    delivered,
    amount,
  });
  const rows = [];
  if (order.delivered > 0) {
    const pieces = (hundredths: number) => (order.quantity * BigInt(hundredths)) / 100n;
    const progress = deliveryCurve(order, random).filter(({ hundredths }) => hundredths > 0);
    rows.push(row('sent', after(1)), row('started', after(2), 0n));
    rows.push(
      ...progress.map(({ after: minutes, hundredths }) =>
        row('progress', after(2 + minutes), pieces(hundredths)),
      ),
    );
  }
  if (order.status === 'completed') rows.push(row('completed', ended, order.quantity));
  if (order.status === 'canceled') rows.push(row('canceled', ended, order.deliveredPieces, order.refund));
  if (order.status === 'stopped') rows.push(row('paused', ended));
  if (order.status === 'error') rows.push(row('failed', ended));
  if (order.wantsRefill && order.service.has_refill) {
    const requestedAt = after(order.minutes + 1);
    rows.push(row('refill_requested', requestedAt));
    await db
      .insertInto('refill_request')
      .values({ panel_id: panel.id, order_id: orderId, created_at: requestedAt, updated_at: requestedAt })
      .execute();
  }
  if (order.isRefilled) {
    const [requestedAt, completedAt] = [
      after(order.minutes + dayLater),
      after(order.minutes + dayLater + 90),
    ];
    rows.push(row('refill_requested', requestedAt), row('refill_completed', completedAt));
    await db
      .insertInto('refill_request')
      .values({
        panel_id: panel.id,
        order_id: orderId,
        status: 'completed',
        is_automatic: true,
        quantity: (order.quantity * 9n) / 10n,
        created_at: requestedAt,
        updated_at: completedAt,
      })
      .execute();
  }
  if (rows.length > 0) await db.insertInto('order_event').values(rows).execute();
}

/** The counters that ending each of them would have updated. */
export async function summarize(db: Database, panelId: bigint, accountId: bigint): Promise<void> {
  const own = sql`from customer_order where panel_id = ${panelId} and account_id = ${accountId}`;
  await sql`
    insert into order_summary (panel_id, account_id, spent, completed_orders, last_ended_at)
    select panel_id, account_id, sum(charged - refunded), count(*) filter (where status = 'completed'),
           max(completed_at)
      ${own} and completed_at is not null group by panel_id, account_id`.execute(db);
  await sql`
    insert into service_purchase (panel_id, account_id, service_id, completed_orders, last_completed_at)
    select panel_id, account_id, service_id, count(*), max(completed_at)
      ${own} and status = 'completed' group by panel_id, account_id, service_id`.execute(db);
}
