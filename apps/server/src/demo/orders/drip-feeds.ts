import { planDripFeed } from '@marquee/domain/drip-feed/plan.ts';
import type { Context } from '../../platform/context.ts';
import { demoOrder } from './demo-order.ts';
import type { DemoOrder, SoldService } from './write-orders.ts';

interface PlannedFeed {
  mode: 'flat' | 'ascending' | 'descending';
  runs: number;
  minutesBetweenRuns: number;
  createdAgo: number;
  /** If canceled, the first run that was not delivered. */
  canceledFrom?: number;
}

const hour = 60;
const day = 24 * hour;

/** One completed, one running, one canceled by the customer. */
const planned: readonly PlannedFeed[] = [
  { mode: 'flat', runs: 5, minutesBetweenRuns: 12 * hour, createdAgo: 12 * day },
  { mode: 'descending', runs: 4, minutesBetweenRuns: day, createdAgo: 8 * day, canceledFrom: 3 },
  { mode: 'ascending', runs: 8, minutesBetweenRuns: 6 * hour, createdAgo: 20 * hour },
];

/** The drip feeds, and their runs as orders to be inserted like any other. */
export async function openDripFeeds(ctx: Context, accountId: bigint): Promise<DemoOrder[]> {
  const services = await droppingServices(ctx);
  const orders: DemoOrder[] = [];
  for (const [place, feed] of planned.entries()) {
    const service = services[place];
    if (service) orders.push(...(await openFeed(ctx, accountId, feed, service)));
  }
  return orders;
}

type LimitedService = SoldService & { min: bigint; max: bigint; step: bigint };

function droppingServices({ db, panel }: Context): Promise<LimitedService[]> {
  return db
    .selectFrom('service')
    .select(['id', 'default_price', 'discount_ppm', 'pricing_per', 'default_quantity', 'min', 'max', 'step'])
    .select(['has_refill', 'refill_days', 'example_link'])
    .where('panel_id', '=', panel.id)
    .where('drip_feed_is_allowed', '=', true)
    .where('is_deactivated', '=', false)
    .where('restricted_access', '=', false)
    .where('calculable_quantity', '=', false)
    .where('is_package', '=', false)
    .where('payment_restricted', '=', false)
    .where('default_price', '<', 500_000_000n)
    .orderBy('popularity', 'desc')
    .orderBy('id')
    .limit(planned.length)
    .execute();
}

async function openFeed(
  { db, panel, clock }: Context,
  accountId: bigint,
  feed: PlannedFeed,
  service: LimitedService,
): Promise<DemoOrder[]> {
  const { mode, runs, minutesBetweenRuns, createdAgo, canceledFrom } = feed;
  const quantity = service.default_quantity;
  const quantityStep = mode === 'flat' ? 0n : quantity / 10n;
  const plan = planDripFeed({ mode, runs, minutesBetweenRuns, quantity, quantityStep }, service);
  if (!plan.ok) throw new Error(`the demo's drip feed does not fit service ${service.id}: ${plan.refusal}`);
  const created = new Date(clock.now().getTime() - createdAgo * 60_000);
  const isOver = (run: number) => createdAgo > run * minutesBetweenRuns + 3 * hour;
  // A drip feed with something delivered counts as completed, even if it was canceled.
  const status = canceledFrom !== undefined || isOver(runs - 1) ? 'completed' : 'in_processing';
  const lastRun = (canceledFrom ?? runs) - 1;
  const ended = new Date(created.getTime() + (lastRun * minutesBetweenRuns + 2 * hour) * 60_000);
  const { id } = await db
    .insertInto('drip_feed')
    .values({
      panel_id: panel.id,
      account_id: accountId,
      service_id: service.id,
      link: service.example_link ?? '',
      mode,
      runs,
      minutes_between_runs: minutesBetweenRuns,
      quantity,
      quantity_step: quantityStep,
      total_quantity: plan.quantities.reduce((sum, run) => sum + run, 0n),
      status,
      created_at: created,
      ended_at: status === 'in_processing' ? null : ended,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return plan.quantities.map((pieces, run) => {
    const isCanceled = canceledFrom !== undefined && run + 1 >= canceledFrom;
    const isDone = !isCanceled && isOver(run);
    const startsAfter = run * minutesBetweenRuns;
    const planned = {
      status: isCanceled
        ? ('canceled' as const)
        : isDone
          ? ('completed' as const)
          : ('in_processing' as const),
      createdAgo,
      // Canceled together with the first of them; other runs ended two hours after their start.
      minutes: isCanceled ? lastRun * minutesBetweenRuns - startsAfter + 2 * hour : 2 * hour,
      delivered: isDone ? 100 : 0,
      wantsRefill: false,
    };
    return demoOrder(planned, service, { quantity: pieces, feed: { id, run: run + 1, startsAfter } });
  });
}
