import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Download } from '../../../platform/http/answers/download.ts';
import { proofDownload } from '../own-trials.ts';
import { findTrial } from './decide-trial.ts';

/** That staff look at a customer's file is on record before the first byte leaves. */
export async function viewProof(ctx: Context, trialId: bigint): Promise<Download> {
  const trial = await inTransaction(ctx, async (tx) => {
    const found = await findTrial(tx, trialId);
    if (found.proof_file === null) return refuse('not_found');
    await recordAudit(tx, {
      action: 'free-trials.view-proof',
      subjectType: 'free_trial',
      subjectId: trialId,
      after: { filename: found.proof_file },
    });
    return found;
  });
  return proofDownload(ctx, trial);
}
