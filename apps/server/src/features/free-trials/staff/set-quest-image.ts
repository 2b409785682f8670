import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { UploadedFile } from '../../../platform/http/calls/read-upload.ts';
import { deleteFileJob, type StoredFile, withStoredFiles } from '../../uploads/index.ts';
import { lockQuest } from '../quests/quest.ts';

/** Replaces the picture; without a file it is removed. */
export async function setQuestImage(
  ctx: Context,
  { questId, files }: { questId: bigint; files: readonly UploadedFile[] },
): Promise<void> {
  if (files.length > 1) refuse('invalid_input', { fields: [{ field: 'file', code: 'invalid' }] });
  const sent = files.map((file) => ({ ...file, field: 'file' }));
  await withStoredFiles(ctx, { room: 'free-trials', sent }, async ([file]) => {
    await replaceImage(ctx, questId, file && picture(file));
    return { files: file ? [file.filename] : [] };
  });
}

function picture({ filename, content_type }: StoredFile) {
  return content_type === 'application/pdf'
    ? refuse('invalid_input', { fields: [{ field: 'file', code: 'not_a_document' }] })
    : { image: filename, image_type: content_type };
}

async function replaceImage(
  ctx: Context,
  questId: bigint,
  image: ReturnType<typeof picture> | undefined,
): Promise<void> {
  const next = image ?? { image: null, image_type: null };
  await inTransaction(ctx, async (tx) => {
    const before = await lockQuest(tx, questId);
    if (before.image === next.image) return;
    await tx.db
      .updateTable('free_trial_quest')
      .set({ ...next, updated_at: tx.clock.now() })
      .where('panel_id', '=', tx.panel.id)
      .where('id', '=', questId)
      .execute();
    if (before.image)
      await tx.jobs.send(deleteFileJob, {
        panelId: tx.panel.id,
        room: 'free-trials',
        filename: before.image,
      });
    await recordAudit(tx, {
      action: 'free-trials.set-image',
      subjectType: 'free_trial_quest',
      subjectId: questId,
      before: { image: before.image },
      after: { image: next.image },
    });
  });
}
