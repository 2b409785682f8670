import pLimit from 'p-limit';
import type { LoopContext } from '../../../platform/loops/loop.ts';
import { type Claim, claimOrder } from './claim-order.ts';

import { markStaleSendsUnknown } from './mark-stale-sends-unknown.ts';
import { pickUpOrders } from './pick-up-orders.ts';
import { sendOrder } from './send-order.ts';

const batch = 100;
const concurrency = 16;

/** Claims and sends the orders that are due, several at a time. True when there may be more. */
export async function run(ctx: LoopContext): Promise<boolean> {
  await markStaleSendsUnknown(ctx);
  const more = await pickUpOrders(ctx);
  const due = await dueOrders(ctx);
  const sent = await pLimit(concurrency).map(due, ({ panel_id: panelId, order_id: orderId }) =>
    dispatchOne(ctx, panelId, orderId).catch((error: unknown) => {
      ctx.log.error({ err: error, orderId: String(orderId) }, 'An order could not be dispatched.');
      return false;
    }),
  );
  return sent.includes(true) && (more || due.length === batch);
}

async function dispatchOne(ctx: LoopContext, panelId: bigint, orderId: bigint): Promise<boolean> {
  const inPanel = await ctx.inPanel(panelId);
  const claim: Claim | undefined = inPanel && (await claimOrder(inPanel, orderId));
  if (!inPanel || !claim) return false;
  await sendOrder(inPanel, claim);
  return true;
}

/** Leaves out panels whose dispatch is on hold after a restore. */
function dueOrders({ db, clock }: LoopContext) {
  return db
    .selectFrom('dispatch')
    .select(['panel_id', 'order_id'])
    .where('state', '=', 'ready')
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
