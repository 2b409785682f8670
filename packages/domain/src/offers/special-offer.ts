/** The pages of a service type and the list of services; or after a payment. */
export const offerPlaces = ['service_type', 'success_payment'] as const;
export type OfferPlace = (typeof offerPlaces)[number];

/** `network`: only beside services of the offer's own network. */
export const offerPositions = ['top', 'middle', 'network'] as const;
export type OfferPosition = (typeof offerPositions)[number];

/** A panel's offers, and the services or types of one offer. */
export const offerLimits = { offers: 100, parts: 50 };
