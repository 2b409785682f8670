import { decidePlacement } from '@marquee/domain/delivery/decide-placement.ts';
import { kindRules } from '@marquee/domain/delivery/service-kinds.ts';
import { divideUp } from '@marquee/domain/money/rounding.ts';
import type { Placement } from '../../../adapters/providers/provider-adapter.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { cancelOrder, failOrder, lockedOrder, takeBackOrder } from '../../orders/index.ts';
import { type HeardCall, recordCalls } from '../../providers/index.ts';
import { type Dispatch, moveDispatch } from '../dispatch.ts';
import { settleSpeedup } from '../speedup/settle-speedup.ts';
import type { Claim } from './claim-order.ts';
import { sourceCandidates } from './source-candidates.ts';

const firstPollSeconds = 5;

/** Turns the provider's answer into the order's state. An answer to an earlier attempt changes nothing. */
export async function recordPlacement(
  ctx: Context,
  claim: Claim,
  placement: Placement,
  calls: readonly HeardCall[] = [],
): Promise<void> {
  const { orderId, providerId, attempt } = claim;
  await inTransaction(ctx, async (tx) => {
    // The order before its dispatch, as whoever ends an order locks them.
    await lockedOrder(tx, orderId);
    const now = tx.clock.now();
    const message = 'message' in placement ? placement.message : null;
    await tx.db
      .insertInto('dispatch_attempt')
      .values({
        panel_id: tx.panel.id,
        order_id: orderId,
        provider_id: providerId,
        outcome: placement.outcome,
        message,
        created_at: now,
      })
      .execute();
    await recordCalls(tx, calls);
    const hasOther = await couldAskOther(tx, claim);
    const step = decidePlacement(placement, { attempts: attempt, hasOther });
    // A worker taken for dead may still bring a definite answer; it counts unless an operator has decided.
    const move = (set: Partial<Dispatch>) =>
      moveDispatch(tx, { orderId, from: ['sending', 'unknown'], attempt, set: { ...set, message } });
    if (step.step === 'unknown') {
      await move({ state: 'unknown' });
    } else if (step.step === 'sent' && placement.outcome === 'placed') {
      const next_poll_at = new Date(now.getTime() + firstPollSeconds * 1000);
      const { number } = placement;
      const cost = await offeredCost(tx, claim);
      const sent = await move({ state: 'sent', number, sent_at: now, next_poll_at, cost });
      if (sent) await settleSpeedup(tx, sent);
    } else if (step.step === 'wait') {
      const refused = step.asksOther ? { refused_by: [...(await refusedBy(tx, orderId)), providerId] } : {};
      const next_at = new Date(now.getTime() + step.seconds * 1000);
      if (await move({ state: 'ready', next_at, ...refused })) await takeBackOrder(tx, orderId);
    } else if (await move({ state: 'rejected' })) {
      if (step.step === 'cancel') await cancelOrder(tx, { orderId, reason: 'refused_by_provider' });
      else await failOrder(tx, orderId);
    }
  });
}

async function couldAskOther(tx: Context, { orderId, providerId }: Claim): Promise<boolean> {
  const { service_id } = await tx.db
    .selectFrom('customer_order')
    .select('service_id')
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const refused = [...(await refusedBy(tx, orderId)), providerId];
  return (await sourceCandidates(tx, { serviceId: service_id, refusedBy: refused })).length > 0;
}

/** By the provider's price list, until it reports what it charged: for 1000 pieces or for one package. */
async function offeredCost({ db, panel }: Context, { providerId, order }: Claim): Promise<bigint | null> {
  const offer = await db
    .selectFrom('provider_offer')
    .select('rate')
    .where('panel_id', '=', panel.id)
    .where('provider_id', '=', providerId)
    .where('number', '=', order.service)
    .executeTakeFirst();
  if (!offer) return null;
  const pieces = kindRules[order.kind].countedBy === 'package' ? 1n : 1000n;
  return divideUp(offer.rate * order.quantity, pieces);
}

async function refusedBy({ db, panel }: Context, orderId: bigint): Promise<bigint[]> {
  const row = await db
    .selectFrom('dispatch')
    .select('refused_by')
    .where('panel_id', '=', panel.id)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.refused_by;
}
