import type { Context } from '../../../platform/context.ts';

const day = 24 * 60 * 60 * 1000;

/** From a day after delivery on, where the service is refilled by itself and its provider can be asked. */
export async function watchForDrops(
  { db, panel, clock }: Context,
  { orderId, serviceId }: { orderId: bigint; serviceId: bigint },
): Promise<void> {
  await db
    .updateTable('dispatch')
    .set({ next_check_at: new Date(clock.now().getTime() + day) })
    .where('panel_id', '=', panel.id)
    .where('order_id', '=', orderId)
    .where('number', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('service')
          .select('service.id')
          .where('service.panel_id', '=', panel.id)
          .where('service.id', '=', serviceId)
          .where('service.has_refill', '=', true)
          .where('service.auto_refill_is_allowed', '=', true),
      ),
    )
    .execute();
}
