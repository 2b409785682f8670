import { type CustomerAction, customerActions, type OrderStatus } from '@marquee/domain/orders/status.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { groupsInReview, shownStatus } from './moderation/payment-review.ts';
import type { Order } from './order.ts';

interface ServiceAbilities {
  can_pause: boolean;
  can_cancel: boolean;
}

interface Standing {
  /** As its owner sees it. */
  status: OrderStatus;
  now: Date;
}

/** What the customer may do with an order right now. */
export function allowedActions(
  order: Order,
  service: ServiceAbilities,
  { status, now }: Standing,
): CustomerAction[] {
  const actions = customerActions(status, {
    // Before its turn there is nothing to pause.
    serviceCanPause: service.can_pause && order.starts_at <= now,
    serviceCanCancel: order.handed_over_at === null || service.can_cancel,
    isInsideGuarantee: order.guarantee_until !== null && order.guarantee_until > now,
  });
  // One that was asked for waits for its answer.
  return order.cancel_requested_at === null ? actions : actions.filter((action) => action !== 'cancel');
}

/** Refuses what the order's state does not allow, or no longer allows. */
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
