/** The four pictures that prove who pays, in the order in which they are asked for. */
export const verificationSteps = ['identity_front', 'identity_back', 'selfie', 'card_front'] as const;
export type VerificationStep = (typeof verificationSteps)[number];

export const verificationStatuses = [
  'not_started',
  'incomplete',
  'in_review',
  'approved',
  'rejected',
] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

/** Files may come and go until somebody has said yes; after a no, to try again. */
export function canChangeDocuments(status: VerificationStatus): boolean {
  return status !== 'approved';
}

/** The last missing picture hands all of them in. */
export function statusWith(steps: Iterable<VerificationStep>): VerificationStatus {
  const there = new Set(steps).size;
  if (there === 0) return 'not_started';
  return there === verificationSteps.length ? 'in_review' : 'incomplete';
}
