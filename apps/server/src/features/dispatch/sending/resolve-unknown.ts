import type { Updateable } from 'kysely';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { cancelOrder, takeBackOrder } from '../../orders/index.ts';
import { moveDispatch } from '../dispatch.ts';

/** What an operator found out by looking at the provider's own list. */
export type UnknownResolution =
  | { answer: 'placed'; number: string }
  | { answer: 'resend' }
  | { answer: 'refund'; reason: string };

/** The only way out of `unknown`. A second answer finds nothing to resolve. */
export async function resolveUnknown(
  ctx: Context,
  orderId: bigint,
  resolution: UnknownResolution,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    const changes: Record<UnknownResolution['answer'], Updateable<DB['dispatch']>> = {
      placed: {
        state: 'sent',
        number: 'number' in resolution ? resolution.number : null,
        sent_at: now,
        next_poll_at: now,
      },
      resend: { state: 'ready', next_at: now, message: null },
      refund: { state: 'rejected' },
    };
    const moved = await moveDispatch(tx, { orderId, from: ['unknown'], set: changes[resolution.answer] });
    if (!moved) refuse('wrong_state');
    if (resolution.answer === 'resend') await takeBackOrder(tx, orderId);
    if (resolution.answer === 'refund')
      await cancelOrder(tx, { orderId, reason: 'operator', description: resolution.reason });
    await recordAudit(tx, {
      action: 'dispatch.answer-unknown',
      subjectType: 'order',
      subjectId: orderId,
      after: resolution,
    });
  });
}
