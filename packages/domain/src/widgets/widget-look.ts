export const widgetThemes = ['auto', 'light', 'dark'] as const;
export type WidgetTheme = (typeof widgetThemes)[number];

/** How the statistics of widgets can be grouped. */
export const widgetGroupings = ['user', 'service', 'orderWidget', 'date'] as const;
export type WidgetGrouping = (typeof widgetGroupings)[number];

/** What becomes of the reward for one order. */
export const widgetRewardStatuses = ['held', 'paid', 'refused', 'reversed'] as const;
export type WidgetRewardStatus = (typeof widgetRewardStatuses)[number];
