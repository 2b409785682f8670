export const linkedCardStatuses = ['pending', 'active', 'expired', 'removed'] as const;
export type LinkedCardStatus = (typeof linkedCardStatuses)[number];
