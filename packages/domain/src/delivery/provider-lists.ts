/** The kinds of provider that staff may add; a parent panel comes with a child panel. */
export const addedProviderKinds = ['smm_v2', 'manual', 'simulator'] as const;
export type AddedProviderKind = (typeof addedProviderKinds)[number];
export const providerKindNames = [...addedProviderKinds, 'parent_panel'] as const;
export type ProviderKindName = (typeof providerKindNames)[number];

export const holdReasons = ['currency', 'exchange_rate', 'operator'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Why a sync changed nothing, or only what the list named. */
export const syncRefusals = ['empty', 'shrunken', 'failed', 'held'] as const;
export type SyncRefusal = (typeof syncRefusals)[number];

/** What came of sending an order to a provider. */
export const attemptOutcomes = ['placed', 'refused', 'not_sent', 'unknown', 'answered'] as const;

export const offerReviewStates = ['open', 'rejected'] as const;
export type OfferReviewState = (typeof offerReviewStates)[number];
