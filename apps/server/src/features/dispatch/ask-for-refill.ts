import type { Context } from '../../platform/context.ts';
import { answerRefill } from '../orders/index.ts';
import { adapterFor, findProvider } from '../providers/index.ts';

const firstPollSeconds = 30;

/** Passes a refill request on to the provider that delivered the order; asked twice, it asks once. */
export async function askForRefill(ctx: Context, { refillId }: { refillId: bigint }): Promise<void> {
  const { db, panel, clock } = ctx;
  const delivered = await db
    .selectFrom('refill_request as refill')
    .innerJoin('dispatch', (join) =>
      join
        .onRef('dispatch.panel_id', '=', 'refill.panel_id')
        .onRef('dispatch.order_id', '=', 'refill.order_id'),
    )
    .select(['dispatch.provider_id', 'dispatch.number'])
    .where('refill.panel_id', '=', panel.id)
    .where('refill.id', '=', refillId)
    .where('refill.status', '=', 'pending')
    .executeTakeFirst();
  const { provider_id, number } = delivered ?? {};
  if (!provider_id || !number) return;
  const now = clock.now();
  const claimed = await db
    .insertInto('refill_dispatch')
    .values({ panel_id: panel.id, refill_id: refillId, provider_id, next_poll_at: now, created_at: now })
    .onConflict((conflict) => conflict.columns(['panel_id', 'refill_id']).doNothing())
    .returning('refill_id')
    .executeTakeFirst();
  const provider = claimed && (await findProvider(ctx, provider_id));
  if (!provider) return;
  const asked = await adapterFor(ctx, provider).refill(number);
  if ('refused' in asked) {
    await endRefill(ctx, refillId);
    await answerRefill(ctx, { refillId, status: 'rejected', reason: asked.refused });
    return;
  }
  await db
    .updateTable('refill_dispatch')
    .set({
      number: asked.taken.slice(0, 60),
      next_poll_at: new Date(now.getTime() + firstPollSeconds * 1000),
    })
    .where('panel_id', '=', panel.id)
    .where('refill_id', '=', refillId)
    .execute();
  await answerRefill(ctx, { refillId, status: 'in_progress' });
}

export async function endRefill({ db, panel, clock }: Context, refillId: bigint): Promise<void> {
  await db
    .updateTable('refill_dispatch')
    .set({ ended_at: clock.now() })
    .where('panel_id', '=', panel.id)
    .where('refill_id', '=', refillId)
    .execute();
}
