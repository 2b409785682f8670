/** Where an order stands with its provider. */
export const dispatchStates = ['ready', 'sending', 'sent', 'rejected', 'unknown', 'ended'] as const;
export type DispatchState = (typeof dispatchStates)[number];
