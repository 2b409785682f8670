import {
  canChangeDocuments,
  statusFromSteps,
  type VerificationStep,
} from '@marquee/domain/verification/verification.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import type { Download } from '../../platform/http/answers/download.ts';
import type { UploadedFile } from '../../platform/http/calls/read-upload.ts';
import { signedIn } from '../../platform/signed-in.ts';
import { deleteFileJob, storedDownload, withStoredFiles } from '../uploads/index.ts';

interface NewDocument {
  accountId: bigint;
  step: VerificationStep;
  files: readonly UploadedFile[];
}

/** One file per step; it replaces the previous one. */
export async function uploadDocument(ctx: Context, { accountId, step, files }: NewDocument): Promise<void> {
  const [file] = files;
  if (!file || files.length > 1)
    return refuse('invalid_input', { fields: [{ field: 'file', code: file ? 'invalid' : 'required' }] });
  const sent = [{ ...file, field: 'file' }];
  await withStoredFiles(ctx, { room: 'verification', sent }, async (stored) => {
    await changeDocuments(ctx, accountId, async (tx) => {
      const key = { panel_id: tx.panel.id, account_id: accountId, step };
      const replaced = await tx.db
        .deleteFrom('verification_document')
        .where('panel_id', '=', tx.panel.id)
        .where('account_id', '=', accountId)
        .where('step', '=', step)
        .returning('filename')
        .executeTakeFirst();
      if (replaced)
        await tx.jobs.send(deleteFileJob, { panelId: tx.panel.id, room: 'verification', ...replaced });
      await tx.db
        .insertInto('verification_document')
        .values(stored.map((one) => ({ ...key, ...one, created_at: tx.clock.now() })))
        .execute();
    });
    return { files: stored.map(({ filename }) => filename) };
  });
}

interface DocumentKey {
  accountId: bigint;
  step: VerificationStep;
  filename: string;
}

export async function deleteDocument(
  ctx: Context,
  { accountId, step, filename }: DocumentKey,
): Promise<void> {
  await changeDocuments(ctx, accountId, async (tx) => {
    const deleted = await tx.db
      .deleteFrom('verification_document')
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .where('step', '=', step)
      .where('filename', '=', filename)
      .returning('filename')
      .executeTakeFirst();
    if (!deleted) return refuse('not_found');
    await tx.jobs.send(deleteFileJob, { panelId: tx.panel.id, room: 'verification', filename });
  });
}

/** Only for its owner: staff look at files through the console, where every look is recorded. */
export async function getDocumentFile(ctx: Context, filename: string): Promise<Download> {
  const document = await ctx.db
    .selectFrom('verification_document')
    .select(['filename', 'original_name', 'content_type'])
    .where('panel_id', '=', ctx.panel.id)
    .where('filename', '=', filename)
    .where('account_id', '=', signedIn(ctx).accountId)
    .executeTakeFirst();
  return storedDownload(ctx, 'verification', document ?? refuse('not_found'));
}

/**
 * Runs `change` while the account's verification is locked, and then sets the status that follows from
 * the documents.
 */
async function changeDocuments(
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
    const next = statusFromSteps(documents.map(({ step }) => step));
    await tx.db
      .updateTable('verification')
      .set(({ eb }) => ({
        status: next,
        revision: eb('revision', '+', 1),
        submitted_at: next === 'in_review' ? now : null,
        // The rejection reason stays visible until all documents are submitted again.
        ...(next === 'in_review' ? { reason: null, decided_at: null, decided_by: null } : {}),
      }))
      .where('panel_id', '=', tx.panel.id)
      .where('account_id', '=', accountId)
      .execute();
  });
}
