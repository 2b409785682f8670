export const paymentFlows = ['balance', 'linked_card', 'redirect', 'qr_code', 'message'] as const;
export type PaymentFlow = (typeof paymentFlows)[number];

/** What a payment method can do. A gateway declares it; whatever it does not declare is not used. */
export interface PaymentCapabilities {
  /** What the payer does after choosing it. */
  flow: PaymentFlow;
  /** May pay for services flagged `payment_restricted`: its payments cannot be charged back. */
  acceptsRestricted: boolean;
  /** Can store a card and charge it later. */
  recurring: boolean;
  refund: 'none' | 'whole' | 'part';
  /** The payer's bank can charge the payment back. */
  disputes: boolean;
}

/** Whether the gateway can refund this much of a charge; otherwise an operator sends the money back. */
export function refundsAtGateway(
  { refund }: Pick<PaymentCapabilities, 'refund'>,
  { units, charged }: { units: bigint; charged: bigint },
): boolean {
  return refund === 'part' || (refund === 'whole' && units === charged);
}
