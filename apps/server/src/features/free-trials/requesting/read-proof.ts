import type { FieldError } from '@marquee/contract/error-codes.ts';
import type { UploadedFile } from '../../../platform/http/calls/read-upload.ts';
import type { ProofRules } from '../quests/proof-rules.ts';

export interface SentProof {
  url: string | null;
  files: readonly UploadedFile[];
}

/** What is wrong with the proof that was sent, or not sent, by field. */
export function proofProblems(rules: ProofRules, { url, files }: SentProof): FieldError[] {
  const problems: FieldError[] = [];
  if (url !== null && !rules.allow_proof_url) problems.push({ field: 'proof_url', code: 'does_not_apply' });
  if (files.length > 0 && !rules.allow_proof_file) problems.push({ field: 'file', code: 'does_not_apply' });
  if (files.length > 1) problems.push({ field: 'file', code: 'invalid' });
  if (rules.proof_is_required && url === null && files.length === 0)
    problems.push({ field: rules.allow_proof_url ? 'proof_url' : 'file', code: 'required' });
  return problems;
}
