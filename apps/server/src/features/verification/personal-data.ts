import type { Context } from '../../platform/context.ts';
import { type Listener, on } from '../../platform/events/events.ts';
import { accountClosed, type DataKinds, onStrangerLeft, personalDataRequested } from '../accounts/index.ts';
import { deleteFileJob } from '../uploads/index.ts';

/** What was submitted and when; the files themselves can be downloaded on the verification page. */
async function addDocuments(
  ctx: Context,
  { accountId, kinds }: { accountId: bigint; kinds: DataKinds },
): Promise<void> {
  kinds.set('verification', async function* () {
    const rows = await ctx.db
      .selectFrom('verification')
      .innerJoin('verification_document as document', (join) =>
        join
          .onRef('document.panel_id', '=', 'verification.panel_id')
          .onRef('document.account_id', '=', 'verification.account_id'),
      )
      .select(['verification.status', 'document.step', 'document.original_name', 'document.created_at'])
      .where('verification.panel_id', '=', ctx.panel.id)
      .where('verification.account_id', '=', accountId)
      .orderBy('document.created_at')
      .execute();
    for (const { created_at, ...row } of rows) yield { ...row, created_at: created_at.toISOString() };
  });
}

/** Identity documents must not be kept after an account is closed. */
async function forgetDocuments(tx: Context, { accountId }: { accountId: bigint }): Promise<void> {
  const files = await tx.db
    .deleteFrom('verification_document')
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .returning('filename')
    .execute();
  for (const { filename } of files)
    await tx.jobs.send(deleteFileJob, { panelId: tx.panel.id, room: 'verification', filename });
  await tx.db
    .deleteFrom('verification')
    .where('panel_id', '=', tx.panel.id)
    .where('account_id', '=', accountId)
    .execute();
}

export const personalDataListeners: readonly Listener[] = [
  on(personalDataRequested, addDocuments),
  on(accountClosed, forgetDocuments),
  onStrangerLeft(forgetDocuments),
];
