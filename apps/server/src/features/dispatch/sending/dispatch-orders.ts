import { sql } from 'kysely';
import pLimit from 'p-limit';
import pRetry from 'p-retry';
import type { Placement, ProviderAdapter } from '../../../adapters/providers/provider-adapter.ts';
import type { Context } from '../../../platform/context.ts';
import { violated } from '../../../platform/db/violated.ts';
import { inTurns, isAnyDue } from '../../../platform/loops/in-turns.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import { adapterFor, findProvider, type HeardCall, recordProviderCall } from '../../providers/index.ts';
import { moveDispatch } from '../dispatch.ts';
import type { Claim } from './claim.ts';
import { claimOrder, handBack } from './claim-order.ts';
import { markStaleSendsUnknown } from './mark-stale-sends-unknown.ts';
import { recordPlacement } from './record-placement.ts';

const batch = 100;
const concurrency = 16;
/** Before an order is tried again whose provider could not even be called. */
const failedSeconds = 60;
/** Before one is tried again that could not be claimed. */
const postponedSeconds = 10;

interface Turn {
  isSpeedup: boolean;
}

/** Paid orders nobody has picked up, or picked up ones whose time has come. */
export function isDue(now: Date) {
  const kinds = [true, false].flatMap((isSpeedup) => [
    isAnyDue({ ...unclaimed({ isSpeedup }), now }),
    isAnyDue({ ...ready({ isSpeedup }), now }),
  ]);
  return sql`(${sql.join(kinds, sql` or `)})`;
}

/** Claims and sends the orders that are due, several at a time. True when there may be more. */
export async function run(ctx: LoopContext): Promise<boolean> {
  if (ctx.stopping.aborted) return false;
  await markStaleSendsUnknown(ctx);
  // Sped orders first, and all of them before the first of the others.
  const hasMoreSped = await dispatchDue(ctx, { isSpeedup: true });
  const hasMore = await dispatchDue(ctx, { isSpeedup: false });
  return hasMoreSped || hasMore;
}

async function dispatchDue(ctx: LoopContext, turn: Turn): Promise<boolean> {
  const more = await pickUpOrders(ctx, turn);
  const due = await dueOrders(ctx, turn);
  const sent = await pLimit(concurrency).map(due, ({ panel_id: panelId, order_id: orderId }) =>
    dispatchOne(ctx, panelId, orderId).catch((error: unknown) => {
      ctx.log.error({ err: error, orderId: String(orderId) }, 'An order could not be dispatched.');
      return false;
    }),
  );
  return sent.includes(true) && (more || due.length === batch);
}

async function dispatchOne(ctx: LoopContext, panelId: bigint, orderId: bigint): Promise<boolean> {
  if (ctx.stopping.aborted) return false;
  const inPanel = await ctx.inPanel(panelId);
  if (!inPanel) return false;
  const claim = await claimOrder(inPanel, orderId).catch(async (error: unknown) => {
    await postpone(inPanel, orderId);
    throw error;
  });
  if (!claim) return false;
  if (claim === 'placed') return true;
  const calls: HeardCall[] = [];
  const adapter = await openAdapter(inPanel, claim, calls).catch(async (error: unknown) => {
    await handBack(inPanel, claim, failedSeconds);
    throw error;
  });
  if (ctx.stopping.aborted) {
    await handBack(inPanel, claim);
    return false;
  }
  await sendOrder(inPanel, { claim, calls }, adapter);
  return true;
}

/** Nothing of the claim stands. An order that fails each time must not be tried every second. */
async function postpone(ctx: Context, orderId: bigint): Promise<void> {
  const next_at = new Date(ctx.clock.now().getTime() + postponedSeconds * 1000);
  await moveDispatch(ctx, { orderId, from: ['ready'], set: { next_at } });
}

/** Everything that can fail before a byte is sent. */
async function openAdapter(
  ctx: Context,
  { providerId, orderId }: Claim,
  calls: HeardCall[],
): Promise<ProviderAdapter> {
  const provider = await findProvider(ctx, providerId);
  if (!provider) throw new Error(`provider ${providerId} is gone`);
  return adapterFor(ctx, provider, (exchange) => calls.push({ exchange, providerId, orderId }));
}

interface Due {
  panel_id: bigint;
  order_id: bigint;
}

/** Leaves out panels whose dispatch is on hold after a restore. */
const ready = ({ isSpeedup }: Turn) => ({
  table: sql`dispatch`,
  key: sql`order_id`,
  dueAt: sql`next_at`,
  where: sql`work.state = 'ready' and work.is_speedup = ${isSpeedup}`,
  also: sql`not exists (select from dispatch_hold as held where held.panel_id = work.panel_id)`,
});

/** Panels in turn. */
async function dueOrders({ db, clock }: LoopContext, turn: Turn): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select panel_id, key as order_id from (${inTurns({
      ...ready(turn),
      now: clock.now(),
      limit: batch,
    })}) as due`.execute(db);
  return rows;
}

const maxPicked = 500;

const unclaimed = ({ isSpeedup }: Turn) => ({
  table: sql`customer_order`,
  key: sql`id`,
  dueAt: sql`starts_at`,
  where: sql`work.status = 'in_processing' and work.handed_over_at is null
    and ${isSpeedup ? sql`work.is_speedup` : sql`not work.is_speedup`}`,
  also: sql`not exists (
    select from dispatch where dispatch.panel_id = work.panel_id and dispatch.order_id = work.id)`,
});

/** Creates the dispatch row of paid orders that are due, panels in turn. True when there may be more. */
async function pickUpOrders({ db, clock }: LoopContext, turn: Turn): Promise<boolean> {
  const now = clock.now();
  const { numAffectedRows = 0n } = await sql`
    insert into dispatch (panel_id, order_id, ordered_at, is_speedup, next_at, created_at, updated_at)
    select due.panel_id, ordered.id, ordered.created_at, ordered.is_speedup, ${now}, ${now}, ${now}
      from (${inTurns({
        ...unclaimed(turn),
        now,
        limit: maxPicked,
      })}) as due
      join customer_order as ordered on ordered.panel_id = due.panel_id and ordered.id = due.key
     order by due.turn
    on conflict do nothing`.execute(db);
  return numAffectedRows === BigInt(maxPicked);
}

/** The only place that sends an order to a provider: once per claim, outside any transaction. */
async function sendOrder(
  ctx: Context,
  { claim, calls }: { claim: Claim; calls: readonly HeardCall[] },
  adapter: ProviderAdapter,
): Promise<void> {
  const placement = await adapter.place(claim.order);
  // The answer is known only here, so a busy database must not lose it.
  const record = (answer: Placement) =>
    pRetry(() => recordPlacement(ctx, claim, answer, calls), {
      retries: 6,
      minTimeout: 100,
      randomize: true,
      shouldRetry: ({ error }) => !violated(error, 'dispatch_number'),
    });
  await record(placement).catch((error: unknown) => {
    if (!violated(error, 'dispatch_number')) throw error;
    return record({ outcome: 'unknown', message: 'The answer names a number that another order has.' });
  });
  await recordProviderCall(
    ctx,
    claim.providerId,
    placement.outcome === 'placed' || placement.outcome === 'refused',
  );
}
