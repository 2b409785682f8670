export const reviewStatuses = ['in_moderation', 'approved', 'rejected'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];
