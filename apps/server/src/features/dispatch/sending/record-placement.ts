import { decidePlacement } from '@marquee/domain/delivery/decide-placement.ts';
import type { Placement } from '../../../adapters/providers/provider-adapter.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { cancelOrder, failOrder, lockedOrder, takeBackOrder } from '../../orders/index.ts';
import { findProvider, type HeardCall, providerCan, recordCalls } from '../../providers/index.ts';
import { type Dispatch, moveDispatch } from '../dispatch.ts';
import { settleSpeedup } from '../speedup/settle-speedup.ts';
import type { Claim } from './claim.ts';
import { offeredCost } from './offered-cost.ts';
import { sourceCandidates } from './source-candidates.ts';

const firstPollSeconds = 5;
/** For a provider that says when something changes. */
const safetyPollSeconds = 900;

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
      const pollSeconds = (await announcesChanges(tx, providerId)) ? safetyPollSeconds : firstPollSeconds;
      const next_poll_at = new Date(now.getTime() + pollSeconds * 1000);
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

async function announcesChanges(tx: Context, providerId: bigint): Promise<boolean> {
  const provider = await findProvider(tx, providerId);
  return provider !== undefined && providerCan(provider, 'announcesChanges');
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

async function refusedBy({ db, panel }: Context, orderId: bigint): Promise<bigint[]> {
  const row = await db
    .selectFrom('dispatch')
    .select('refused_by')
    .where('panel_id', '=', panel.id)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.refused_by;
}
