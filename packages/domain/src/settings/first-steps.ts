/** What a new panel needs before it can sell, in the order in which one would do it. */
export const firstSteps = ['brand', 'domain', 'prices', 'payments', 'legal', 'mail', 'order'] as const;
export type FirstStep = (typeof firstSteps)[number];
