import type { Updateable } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/generated/tables.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { requireOutgoing } from '../../platform/restore/outgoing.ts';
import { answerRefill } from '../orders/index.ts';
import { askRecorded, findProvider, providerCan } from '../providers/index.ts';

const firstPollSeconds = 30;
/** Longer than any call may take. */
const claimSeconds = 60;

/** Passes a refill request on to the provider that delivered the order; run twice, it asks once. */
export async function askForRefill(ctx: Context, { refillId }: { refillId: bigint }): Promise<void> {
  await requireOutgoing(ctx);
  const { db, panel, clock } = ctx;
  const delivered = await db
    .selectFrom('refill_request as refill')
    .innerJoin('dispatch', (join) =>
      join
        .onRef('dispatch.panel_id', '=', 'refill.panel_id')
        .onRef('dispatch.order_id', '=', 'refill.order_id'),
    )
    .select(['dispatch.provider_id', 'dispatch.number', 'dispatch.order_id'])
    .where('refill.panel_id', '=', panel.id)
    .where('refill.id', '=', refillId)
    .where('refill.status', '=', 'pending')
    .executeTakeFirst();
  const { provider_id, number, order_id: orderId } = delivered ?? {};
  if (!provider_id || !number || !orderId) return;
  if (!(await claim(ctx, refillId, provider_id))) return;
  const provider = await findProvider(ctx, provider_id);
  if (!provider) return;
  if (!providerCan(provider, 'canRefill')) {
    await endRefill(ctx, { refillId, status: 'rejected' });
    return;
  }
  const answer = await askRecorded(ctx, { provider, orderId }, (adapter) => adapter.refill(number)).catch(
    async (error: unknown) => {
      // Without an answer the claim ends at once: a refill costs nothing, so it is safe to ask again.
      await setRefill(ctx, refillId, { next_poll_at: clock.now() });
      throw error;
    },
  );
  if ('refused' in answer) {
    // The provider's words are for operators: they may tell customers who delivers.
    await setRefill(ctx, refillId, { message: answer.refused });
    await endRefill(ctx, { refillId, status: 'rejected' });
    return;
  }
  await inTransaction(ctx, async (tx) => {
    await setRefill(tx, refillId, {
      number: answer.taken.slice(0, 60),
      next_poll_at: new Date(clock.now().getTime() + firstPollSeconds * 1000),
    });
    await answerRefill(tx, { refillId, status: 'in_progress' });
  });
}

/** True for one worker at a time. The others retry later, as that worker may have died. */
async function claim({ db, panel, clock }: Context, refillId: bigint, provider_id: bigint): Promise<boolean> {
  const now = clock.now();
  const next_poll_at = new Date(now.getTime() + claimSeconds * 1000);
  const claimed = await db
    .insertInto('refill_dispatch')
    .values({ panel_id: panel.id, refill_id: refillId, provider_id, next_poll_at, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['panel_id', 'refill_id'])
        .doUpdateSet({ next_poll_at })
        .where('refill_dispatch.number', 'is', null)
        .where('refill_dispatch.ended_at', 'is', null)
        .where('refill_dispatch.next_poll_at', '<=', now),
    )
    .returning('refill_id')
    .executeTakeFirst();
  if (claimed) return true;
  const { number, ended_at } = await db
    .selectFrom('refill_dispatch')
    .select(['number', 'ended_at'])
    .where('panel_id', '=', panel.id)
    .where('refill_id', '=', refillId)
    .executeTakeFirstOrThrow();
  if (number === null && ended_at === null) throw new Error(`Refill ${refillId} is being asked for.`);
  return false;
}

/** Records the provider's final answer and shows it to the customer in one transaction. */
export function endRefill(
  ctx: Context,
  answer: { refillId: bigint; status: 'completed' | 'rejected'; reason?: string },
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    await setRefill(tx, answer.refillId, { ended_at: tx.clock.now() });
    return answerRefill(tx, answer);
  });
}

async function setRefill(
  { db, panel }: Context,
  refillId: bigint,
  set: Updateable<DB['refill_dispatch']>,
): Promise<void> {
  await db
    .updateTable('refill_dispatch')
    .set(set)
    .where('panel_id', '=', panel.id)
    .where('refill_id', '=', refillId)
    .execute();
}
