import type { resolveUnknownOrder as endpoint } from '@marquee/contract/console/order-queues.ts';
import type { Input } from '@marquee/contract/endpoint.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { violated } from '../../platform/db/violated.ts';
import { refuse } from '../../platform/errors.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { resolveUnknown, type UnknownResolution } from '../dispatch/index.ts';
import { lockedOrder, refuseCancellation } from '../orders/index.ts';

/** What staff found at the provider. A number that another order has is refused at its field. */
export async function answerUnknown(
  ctx: Context,
  orderId: bigint,
  body: Input<typeof endpoint>['body'],
): Promise<void> {
  const resolution = toResolution(ctx, body);
  await requireOrder(ctx, orderId);
  await resolveUnknown(ctx, orderId, resolution).catch((error: unknown) => {
    if (!violated(error, 'dispatch_number')) throw error;
    return refuse('invalid_input', { fields: [{ field: 'number', code: 'not_one_of' }] });
  });
}

function toResolution(ctx: Context, body: Input<typeof endpoint>['body']): UnknownResolution {
  const { answer, number, reason, delivered } = body;
  if (answer === 'placed') return { answer, number: number ?? missing('number') };
  if (answer === 'resend') return { answer };
  if (!signedIn(ctx).permissions.includes('orders.refund')) return refuse('not_found');
  const known = delivered === undefined ? {} : { delivered: BigInt(delivered) };
  return { answer, reason: reason ?? missing('reason'), ...known };
}

export function missing(field: string): never {
  return refuse('invalid_input', { fields: [{ field, code: 'required' }] });
}

/** Another panel's order is answered like one that does not exist. */
export async function requireOrder({ db, panel }: Context, orderId: bigint): Promise<void> {
  const order = await db
    .selectFrom('customer_order')
    .select('id')
    .where('panel_id', '=', panel.id)
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) refuse('not_found');
}

/** The order goes on, and its customer reads why. */
export async function refuseCancelRequest(ctx: Context, orderId: bigint, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const order = await lockedOrder(tx, orderId);
    if (!order) return refuse('not_found');
    const isOpen = order.status === 'in_processing' || order.status === 'stopped';
    if (!order.cancel_requested_at || !isOpen) return refuse('wrong_state');
    await refuseCancellation(tx, orderId, reason);
    await recordAudit(tx, {
      action: 'orders.refuse-cancellation',
      subjectType: 'order',
      subjectId: orderId,
      before: { cancel_requested_at: order.cancel_requested_at.toISOString() },
      reason,
    });
  });
}
