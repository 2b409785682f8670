/** What stands about a reward: it waits for an operator, belongs to the referrer, or was refused. */
export const rewardStates = ['held', 'matured', 'refused'] as const;
export type RewardState = (typeof rewardStates)[number];

/** Why a reward waits for an operator: what the referrer and the referred person share, or that the referrer is frozen. */
export const holdReasons = ['email', 'browser', 'address', 'card', 'frozen'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The spans a referrer may look at, in days. */
export const statisticsSpans = [7, 30, 90, 365] as const;
