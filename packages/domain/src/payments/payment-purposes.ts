/** What a payment method can be used for. */
export const paymentPurposes = ['add_funds', 'checkout', 'order_widget', 'recurring'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];
