export const refillStatuses = ['pending', 'in_progress', 'completed', 'rejected'] as const;
export type RefillStatus = (typeof refillStatuses)[number];
