import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';

/** Shows or hides a review; the service's rating is updated with it. */
export async function moderateReview(
  ctx: Context,
  { reviewId, status }: { reviewId: bigint; status: 'approved' | 'rejected' },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await tx.db
      .selectFrom('review')
      .select(['status', 'rating', 'comment'])
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', reviewId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) return refuse('not_found');
    if (before.status === status) return;
    await tx.db
      .updateTable('review')
      .set({ status, moderated_at: tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', reviewId)
      .execute();
    await recordAudit(tx, {
      action: 'reviews.moderate',
      subjectType: 'review',
      subjectId: reviewId,
      before,
      after: { status },
    });
  });
}
