/** How long the console's overview looks back: it compares with as many days before. */
export const overviewPeriods = ['day', 'week', 'month'] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

export const daysOfPeriod: Record<OverviewPeriod, number> = { day: 1, week: 7, month: 30 };
