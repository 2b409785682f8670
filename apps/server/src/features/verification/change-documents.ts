import { canChangeDocuments, statusWith } from '@marquee/domain/verification/verification.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';

/**
 * Runs `change` on the account's documents while nobody else changes or judges them, and moves the
 * verification to the state that follows from what is there afterwards.
 */
export async function changeDocuments(
  ctx: Context,
  accountId: bigint,
  change: (tx: Context) => Promise<void>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const now = tx.clock.now();
    await tx.db
      .insertInto('verification')
      .values({ panel_id: tx.panel.id, account_id: accountId, status: 'not_started', created_at: now })
      .onConflict((conflict) => conflict.columns(['panel_id', 'account_id']).doNothing())
      .execute();
    const { status } = await tx.db
      .selectFrom('verification')
      .select('status')
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (!canChangeDocuments(status)) refuse('wrong_state');
    await change(tx);
    const documents = await tx.db
      .selectFrom('verification_document')
      .select('step')
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .execute();
    const next = statusWith(documents.map(({ step }) => step));
    await tx.db
      .updateTable('verification')
      .set(({ eb }) => ({
        status: next,
        revision: eb('revision', '+', 1),
        submitted_at: next === 'in_review' ? now : null,
        // Why it was rejected stays in sight until everything is handed in again.
        ...(next === 'in_review' ? { reason: null, decided_at: null, decided_by: null } : {}),
      }))
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .execute();
  });
}
