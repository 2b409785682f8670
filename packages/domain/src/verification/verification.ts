/** The four pictures that prove the payer's identity, in the order in which they are requested. */
export const verificationSteps = ['identity_front', 'identity_back', 'selfie', 'card_front'] as const;
export type VerificationStep = (typeof verificationSteps)[number];

export const verificationStatuses = [
  'not_started',
  'incomplete',
  'in_review',
  'approved',
  'rejected',
] as const;
/** Those that staff look at: complete ones. */
export const reviewedStatuses = ['in_review', 'approved', 'rejected'] as const;
export type ReviewedStatus = (typeof reviewedStatuses)[number];
export type VerificationStatus = (typeof verificationStatuses)[number];

/** Documents can be changed until they are approved, also after a rejection. */
export function canChangeDocuments(status: VerificationStatus): boolean {
  return status !== 'approved';
}

/** The last missing picture submits all of them for review. */
export function statusFromSteps(steps: Iterable<VerificationStep>): VerificationStatus {
  const uploaded = new Set(steps).size;
  if (uploaded === 0) return 'not_started';
  return uploaded === verificationSteps.length ? 'in_review' : 'incomplete';
}
