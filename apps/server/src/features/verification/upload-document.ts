import type { VerificationStep } from '@marquee/domain/verification/verification.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import type { UploadedFile } from '../../platform/http/calls/read-upload.ts';
import { deleteFileJob, withStoredFiles } from '../uploads/index.ts';
import { changeDocuments } from './change-documents.ts';

interface NewDocument {
  accountId: bigint;
  step: VerificationStep;
  files: readonly UploadedFile[];
}

/** One file for one step; the one before it goes. */
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
