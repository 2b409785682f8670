import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Context } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockedGrade } from './save-grade.ts';

/** Who stands on it is moved by the next sweep; until then what they have spent decides. */
export async function removeGrade(ctx: Context, gradeId: bigint): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await lockedGrade(tx, gradeId);
    await tx.db.deleteFrom('grade').where('panel_id', '=', tx.panel.id).where('id', '=', gradeId).execute();
    await recordAudit(tx, { action: 'grades.remove', subjectType: 'grade', subjectId: gradeId, before });
  });
}
