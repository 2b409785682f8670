import type { Updateable } from 'kysely';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { DB } from '../../../platform/db/generated/tables.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { cancelOrder, lockedOrder, takeBackOrder } from '../../orders/index.ts';
import { moveDispatch } from '../dispatch.ts';
import { settleSpeedup } from '../speedup/settle-speedup.ts';

/** What an operator found out by looking at the provider's own list. */
export type UnknownResolution =
  | { answer: 'placed'; number: string }
  | { answer: 'resend' }
  /** `delivered` is what the provider really delivered, when its reports do not say. */
  | { answer: 'refund'; reason: string; delivered?: bigint };

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
    await lockedOrder(tx, orderId);
    const moved = await moveDispatch(tx, { orderId, from: ['unknown'], set: changes[resolution.answer] });
    if (!moved) return refuse('wrong_state');
    if (resolution.answer === 'placed') await settleSpeedup(tx, moved);
    if (resolution.answer === 'resend') await takeBackOrder(tx, orderId);
    if (resolution.answer === 'refund') {
      const { reason: description, delivered } = resolution;
      const known = delivered === undefined ? {} : { delivered };
      await cancelOrder(tx, { orderId, reason: 'operator', description, ...known });
    }
    await recordAudit(tx, {
      action: 'dispatch.answer-unknown',
      subjectType: 'order',
      subjectId: orderId,
      after: auditable(resolution),
    });
  });
}

function auditable(resolution: UnknownResolution) {
  return 'delivered' in resolution ? { ...resolution, delivered: String(resolution.delivered) } : resolution;
}
