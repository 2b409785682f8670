import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';

interface ReadReview {
  reviewId: bigint;
  /** When the text was written that was read: its author may change it meanwhile. */
  writtenAt?: string;
}

type Decision = { status: 'approved' } | { status: 'rejected'; reason?: string };

/** Shows or hides a review; the service's rating is updated with it. */
export async function moderateReview(ctx: Context, decision: ReadReview & Decision): Promise<void> {
  const { reviewId, status } = decision;
  await inTransaction(ctx, async (tx) => {
    const before = await lockReview(tx, decision);
    if (before.status === status) return;
    const reason = decision.status === 'rejected' ? (decision.reason ?? null) : null;
    await tx.db
      .updateTable('review')
      .set({ status, moderated_at: tx.clock.now(), reject_reason: reason })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', reviewId)
      .execute();
    const { rating, comment } = before;
    await recordAudit(tx, {
      action: 'reviews.moderate',
      subjectType: 'review',
      subjectId: reviewId,
      before: { status: before.status, rating, comment },
      after: { status },
      ...(reason ? { reason } : {}),
    });
  });
}

/** What the panel says to a review, shown below it; null takes it back. */
export async function answerReview(
  ctx: Context,
  { text, ...read }: ReadReview & { text: string | null },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { answer, comment } = await lockReview(tx, read);
    if (answer === text) return;
    await tx.db
      .updateTable('review')
      .set({ answer: text, answered_at: text === null ? null : tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', read.reviewId)
      .execute();
    await recordAudit(tx, {
      action: 'reviews.answer',
      subjectType: 'review',
      subjectId: read.reviewId,
      before: { answer, comment },
      after: { answer: text },
    });
  });
}

async function lockReview(tx: Context, { reviewId, writtenAt }: ReadReview) {
  const review = await tx.db
    .selectFrom('review')
    .select(['status', 'rating', 'comment', 'answer', 'created_at'])
    .where('panel_id', '=', tx.panel.id)
    .where('id', '=', reviewId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!review) return refuse('not_found');
  if (writtenAt !== undefined && review.created_at.getTime() !== Date.parse(writtenAt)) refuse('wrong_state');
  return review;
}
