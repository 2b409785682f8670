import type { PaymentStrategy } from '@marquee/contract/payment-methods.ts';
import type { PaymentCapabilities } from '@marquee/domain/payments/payment-capabilities.ts';

/** Every strategy declares what it can do; one that is missing here does not compile. */
const declared: Readonly<Record<PaymentStrategy, PaymentCapabilities>> = {
  balance: { flow: 'balance', acceptsRestricted: false, recurring: false, refund: 'none', disputes: false },
  linkedCard: {
    flow: 'linked_card',
    acceptsRestricted: true,
    recurring: true,
    refund: 'none',
    disputes: true,
  },
  stripe_checkout: {
    flow: 'redirect',
    acceptsRestricted: false,
    recurring: true,
    refund: 'part',
    disputes: true,
  },
  crypto: { flow: 'redirect', acceptsRestricted: true, recurring: false, refund: 'part', disputes: false },
  qr_code: { flow: 'qr_code', acceptsRestricted: true, recurring: false, refund: 'none', disputes: false },
  message: { flow: 'message', acceptsRestricted: true, recurring: false, refund: 'none', disputes: false },
  sandbox: { flow: 'redirect', acceptsRestricted: true, recurring: true, refund: 'part', disputes: true },
};

/** Of a strategy that nobody declared nothing good is assumed. */
const undeclared: PaymentCapabilities = {
  flow: 'redirect',
  acceptsRestricted: false,
  recurring: false,
  refund: 'none',
  disputes: true,
};

export function capabilitiesOf(strategy: string): PaymentCapabilities {
  return isDeclared(strategy) ? declared[strategy] : undeclared;
}

function isDeclared(strategy: string): strategy is PaymentStrategy {
  return Object.hasOwn(declared, strategy);
}
