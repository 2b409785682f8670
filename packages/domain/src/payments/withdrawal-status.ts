export const withdrawalStatuses = ['in_review', 'paid', 'rejected', 'canceled'] as const;

export type WithdrawalStatus = (typeof withdrawalStatuses)[number];
