export const paymentFlows = ['balance', 'linked_card', 'redirect', 'qr_code', 'message'] as const;
export type PaymentFlow = (typeof paymentFlows)[number];

/** What a way of paying can do. A gateway declares it, and what it does not declare it cannot do. */
export interface PaymentCapabilities {
  /** How the payer goes on after choosing it. */
  flow: PaymentFlow;
  /** May pay for services flagged `payment_restricted`: its money cannot be called back. */
  acceptsRestricted: boolean;
  /** Can keep a card and charge it later. */
  recurring: boolean;
  refund: 'none' | 'whole' | 'part';
  /** Its payer's bank can call the money back. */
  disputes: boolean;
}
