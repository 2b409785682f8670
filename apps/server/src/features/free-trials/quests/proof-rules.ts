import type { Settings } from '@marquee/contract/shell/settings.ts';
import type { QuestRow } from './quest.ts';

export interface ProofRules {
  allow_proof_url: boolean;
  allow_proof_file: boolean;
  proof_is_required: boolean;
}

/** Where the panel asks for a proof of every trial, a quest without a way to send one takes both. */
export function proofRules(
  quest: Pick<QuestRow, keyof ProofRules>,
  { freeTrials }: Pick<Settings, 'freeTrials'>,
): ProofRules {
  const isOpened = freeTrials.proofIsRequired && !quest.allow_proof_url && !quest.allow_proof_file;
  return {
    allow_proof_url: quest.allow_proof_url || isOpened,
    allow_proof_file: quest.allow_proof_file || isOpened,
    proof_is_required: quest.proof_is_required || freeTrials.proofIsRequired,
  };
}
