import { type CustomerAction, customerActions, type OrderStatus } from '@marquee/domain/orders/status.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { groupsInReview, shownStatus } from './moderation/payment-review.ts';
import type { Order } from './order.ts';

interface ServiceAbilities {
  can_pause: boolean;
  can_cancel: boolean;
}

interface OrderState {
  /** The status that its owner sees. */
  status: OrderStatus;
  now: Date;
}

/** What the customer may do with an order right now. */
export function allowedActions(
  order: Order,
  service: ServiceAbilities,
  { status, now }: OrderState,
): CustomerAction[] {
  const actions = customerActions(status, {
    // An order that has not started cannot be paused.
    serviceCanPause: service.can_pause && order.starts_at <= now,
    serviceCanCancel: order.handed_over_at === null || service.can_cancel,
    isInsideGuarantee: order.guarantee_until !== null && order.guarantee_until > now,
  });
  // A cancel request that is still open cannot be made again.
  return order.cancel_requested_at === null ? actions : actions.filter((action) => action !== 'cancel');
}

/** Refuses an action that the order's state does not allow. */
export async function requireAction(tx: Context, order: Order, action: CustomerAction): Promise<void> {
  const service = await tx.db
    .selectFrom('service')
    .select(['can_pause', 'can_cancel'])
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', order.service_id)
    .executeTakeFirstOrThrow();
  const status = shownStatus(order, await groupsInReview(tx, [order]));
  if (!allowedActions(order, service, { status, now: tx.clock.now() }).includes(action))
    refuse('wrong_state');
}
