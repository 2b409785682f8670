import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { moveHandover } from './handover.ts';

/** What an operator found out by looking at the provider's own list. */
export type HandoverResolution = { answer: 'placed'; number: string } | { answer: 'resend' };

/** The only way on from `unknown`. Asked twice, the second answer finds nothing to answer. */
export async function resolveDoubtedHandover(
  ctx: Context,
  subscriptionId: bigint,
  given: HandoverResolution,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const known =
      given.answer === 'placed'
        ? { state: 'sent' as const, number: given.number, old_posts: 0 }
        : { state: 'ready' as const, number: null };
    const set = { ...known, words: null, next_at: tx.clock.now() };
    if (!(await moveHandover(tx, subscriptionId, ['unknown'], set))) refuse('wrong_state');
    await recordAudit(tx, {
      action: 'subscription.answer-handover',
      subjectType: 'subscription',
      subjectId: subscriptionId,
      after: given,
    });
  });
}
