import type { VerificationStep } from '@marquee/domain/verification/verification.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { deleteFileJob } from '../uploads/index.ts';
import { changeDocuments } from './change-documents.ts';

interface Unwanted {
  accountId: bigint;
  step: VerificationStep;
  filename: string;
}

export async function deleteDocument(ctx: Context, { accountId, step, filename }: Unwanted): Promise<void> {
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
