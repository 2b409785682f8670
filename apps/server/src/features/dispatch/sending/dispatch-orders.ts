import { sql } from 'kysely';
import pLimit from 'p-limit';
import pRetry from 'p-retry';
import type { Placement, ProviderAdapter } from '../../../adapters/providers/provider-adapter.ts';
import type { Context } from '../../../platform/context.ts';
import { violated } from '../../../platform/db/violated.ts';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import { adapterFor, findProvider, type HeardCall, recordProviderCall } from '../../providers/index.ts';
import type { Claim } from './claim.ts';
import { claimOrder, handBack } from './claim-order.ts';
import { markStaleSendsUnknown } from './mark-stale-sends-unknown.ts';
import { recordPlacement } from './record-placement.ts';

const batch = 100;
const concurrency = 16;
/** Before an order is tried again whose provider could not even be called. */
const failedSeconds = 60;

interface Turn {
  isSpeedup: boolean;
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
  const claim = inPanel && (await claimOrder(inPanel, orderId));
  if (!inPanel || !claim) return false;
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

/** Leaves out panels whose dispatch is on hold after a restore. */
function dueOrders({ db, clock }: LoopContext, { isSpeedup }: Turn) {
  return db
    .selectFrom('dispatch')
    .select(['panel_id', 'order_id'])
    .where('state', '=', 'ready')
    .where('is_speedup', '=', isSpeedup)
    .where('next_at', '<=', clock.now())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('dispatch_hold')
            .select('dispatch_hold.panel_id')
            .whereRef('dispatch_hold.panel_id', '=', 'dispatch.panel_id'),
        ),
      ),
    )
    .orderBy('next_at')
    .limit(batch)
    .execute();
}

const maxPicked = 500;

/** Creates the dispatch row of paid orders that are due. True when there may be more. */
async function pickUpOrders({ db, clock }: LoopContext, { isSpeedup }: Turn): Promise<boolean> {
  const now = clock.now();
  const { numAffectedRows = 0n } = await sql`
    insert into dispatch (panel_id, order_id, ordered_at, is_speedup, next_at, created_at, updated_at)
    select panel_id, id, created_at, is_speedup, ${now}, ${now}, ${now} from customer_order as due
    where status = 'in_processing' and handed_over_at is null and starts_at <= ${now}
      and ${isSpeedup ? sql`is_speedup` : sql`not is_speedup`}
      and not exists (select from dispatch where dispatch.panel_id = due.panel_id and dispatch.order_id = due.id)
    order by starts_at
    limit ${maxPicked}
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
