import { formatMoney, money } from '@marquee/domain/money/money.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { signedIn } from '../../platform/signed-in.ts';
import type { Order } from '../orders/index.ts';
import { type FollowedSubscription, followedSubscriptions } from '../subscriptions/index.ts';
import { fail, texts } from './reseller-api-error.ts';

type Report = Record<string, unknown>;

/** Only the columns a report needs: reading the whole row would take most of the time. */
const columns = [
  'id',
  'status',
  'quantity',
  'delivered',
  'charged',
  'refunded',
  'start_count',
  'handed_over_at',
  'drip_feed_id',
  'run',
] as const;
type Reported = Pick<Order, (typeof columns)[number]>;

/** One order, or the error for an unknown one, which is also given for another account's. */
export async function reportStatus(ctx: Context, id: string): Promise<Report> {
  return (await buildReports(ctx, [id])).get(id) ?? fail(texts.order);
}

/** Keyed by id as the client wrote it; a bad id gets an error in its place and is never dropped. */
export async function reportStatuses(ctx: Context, ids: readonly string[]): Promise<Record<string, Report>> {
  const reports = await buildReports(ctx, ids);
  return Object.fromEntries(ids.map((id) => [id, reports.get(id) ?? { error: texts.order }]));
}

async function buildReports(ctx: Context, ids: readonly string[]): Promise<Map<string, Report>> {
  const { accountId } = signedIn(ctx);
  const numbers = ids.filter((id) => /^\d{1,15}$/.test(id)).map(BigInt);
  if (numbers.length === 0) return new Map();
  const orders = await ctx.db
    .selectFrom('customer_order')
    .select(columns)
    .where('panel_id', '=', ctx.panel.id)
    .where('account_id', '=', accountId)
    .where('id', '=', sql<bigint>`any (${numbers}::bigint[])`)
    .where('status', '<>', 'unpaid')
    .execute();
  const feedIds = orders.flatMap(({ drip_feed_id, run }) =>
    drip_feed_id !== null && run === 1 ? drip_feed_id : [],
  );
  const runs = feedIds.length === 0 ? [] : await findRuns(ctx, feedIds);
  const byFeed = Map.groupBy(runs, ({ drip_feed_id }) => drip_feed_id);
  const reports = new Map<string, Report>(
    orders.map((order) => {
      const own = order.drip_feed_id !== null && order.run === 1 ? byFeed.get(order.drip_feed_id) : undefined;
      return [String(order.id), own ? feedReport(own) : orderReport(order)];
    }),
  );
  const missing = numbers.filter((number) => !reports.has(String(number)));
  for (const followed of await followedSubscriptions(ctx, missing))
    reports.set(String(followed.id), subscriptionReport(followed));
  return reports;
}

function findRuns({ db, panel }: Context, feedIds: readonly bigint[]): Promise<Reported[]> {
  return db
    .selectFrom('customer_order')
    .select(columns)
    .where('panel_id', '=', panel.id)
    .where('drip_feed_id', 'in', feedIds)
    .orderBy('run')
    .execute();
}

/** The status of one order in the API's words; all values are strings. */
export function orderReport(order: Reported) {
  return {
    charge: formatMoney(money(order.charged - order.refunded)),
    start_count: String(order.start_count ?? 0n),
    status: statusText(order),
    remains: String(order.quantity - order.delivered),
    currency: 'USD',
  };
}

/** The first run stands for the whole drip feed: the cost and remains of all runs. */
function feedReport(runs: readonly Reported[]): Report {
  const total = (value: (order: Reported) => bigint) => runs.reduce((sum, run) => sum + value(run), 0n);
  const [first] = runs;
  return {
    charge: formatMoney(money(total(({ charged, refunded }) => charged - refunded))),
    start_count: String(first?.start_count ?? 0n),
    status: feedStatus(runs),
    remains: String(total(({ quantity, delivered }) => quantity - delivered)),
    currency: 'USD',
    runs: String(runs.length),
    orders: runs.map(({ id }) => Number(id)),
  };
}

/** Between two runs a feed is in progress: clients take anything else for not begun or over. */
function feedStatus(runs: readonly Reported[]): string {
  const texts = new Set(runs.map(statusText));
  if (['Pending', 'Processing', 'In progress'].some((text) => texts.has(text))) {
    if (texts.size > 1) return 'In progress';
    return [...texts].join();
  }
  if (runs.every(({ quantity, delivered }) => delivered === quantity)) return 'Completed';
  return runs.some(({ delivered }) => delivered > 0n) ? 'Partial' : 'Canceled';
}

/** The orders made so far and their cost; each can be queried by its own id. */
function subscriptionReport(followed: FollowedSubscription): Report {
  const text: Record<string, string> = { completed: 'Completed', canceled: 'Canceled' };
  return {
    charge: formatMoney(money(followed.spent)),
    start_count: '0',
    status: text[followed.status] ?? 'In progress',
    remains: String(followed.contents_limit - followed.contents_count),
    currency: 'USD',
    posts: String(followed.contents_count),
    orders: followed.orderIds.map(Number),
  };
}

function statusText(order: Reported): string {
  switch (order.status) {
    case 'completed':
      return 'Completed';
    case 'canceled':
      return order.delivered > 0n ? 'Partial' : 'Canceled';
    case 'stopped':
      return 'In progress';
    case 'in_processing':
      if (order.handed_over_at === null) return 'Pending';
      return order.start_count === null && order.delivered === 0n ? 'Processing' : 'In progress';
    default:
      return 'Pending';
  }
}
