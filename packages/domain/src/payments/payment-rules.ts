import { type Money, money, zero } from '../money/money.ts';
import { type AmountLimits, outsideLimits } from './amount-limits.ts';
import type { PaymentCapabilities, PaymentFlow } from './payment-capabilities.ts';

/** What a payment method can be used for. */
export type PaymentPurpose = 'add_funds' | 'checkout' | 'order_widget' | 'recurring';

/** A payment method as its panel has set it up. */
interface SetUpMethod {
  flow: PaymentFlow;
  purposes: ReadonlySet<PaymentPurpose>;
  /** Switched on, and everything it needs is there. */
  isReady: boolean;
}

/** A method, or a linked card on the terms of one, as far as the rules look at it. */
export interface WayOfPaying extends Pick<PaymentCapabilities, 'flow' | 'acceptsRestricted'>, AmountLimits {
  /** Of a linked card. */
  isExpired?: boolean;
}

export interface Bill {
  /** Whether one of its lines is a service flagged `payment_restricted`. */
  isRestricted: boolean;
  /** Whether the customer is signed in. */
  hasAccount: boolean;
  /** The fee not counted. Undefined while it is not known: limits are then not looked at. */
  amount: Money | undefined;
  /** Whether nothing to pay is fine. Orders may cost nothing; an invoice over nothing cannot be paid. */
  mayBeFree: boolean;
}

export type PaymentRefusal =
  | { reason: 'not_offered' | 'needs_account' | 'card_expired' | 'restricted_service' }
  | { reason: 'nothing_to_pay' | 'below_minimum' | 'above_maximum'; limit: Money };

/** How a call that named the method is told. */
export const fieldCodes = {
  not_offered: 'invalid',
  needs_account: 'invalid',
  card_expired: 'invalid',
  restricted_service: 'method_not_for_service',
  nothing_to_pay: 'too_small',
  below_minimum: 'too_small',
  above_maximum: 'too_big',
} as const satisfies Record<PaymentRefusal['reason'], string>;

/** No gateway takes less. */
const smallestPayment = money(1_000_000n);

/** Why a method is not in the list that this customer chooses from; undefined: it is. */
export function offerRefusal(
  { flow, purposes, isReady }: SetUpMethod,
  { purpose, hasAccount }: { purpose: PaymentPurpose; hasAccount: boolean },
): PaymentRefusal | undefined {
  if (!isReady || !purposes.has(purpose)) return { reason: 'not_offered' };
  if (flow !== 'balance') return undefined;
  // Funds are not added from where they go, and a widget's customers are strangers to the panel.
  if (purpose !== 'checkout') return { reason: 'not_offered' };
  return hasAccount ? undefined : { reason: 'needs_account' };
}

/** Why a way of paying is shut for this bill; undefined: it is open. Server and browser both ask here. */
export function paymentRefusal(way: WayOfPaying, bill: Bill): PaymentRefusal | undefined {
  const { amount, mayBeFree } = bill;
  if (!bill.hasAccount && !payerActs(way.flow)) return { reason: 'needs_account' };
  if (way.isExpired) return { reason: 'card_expired' };
  if (bill.isRestricted && !way.acceptsRestricted) return { reason: 'restricted_service' };
  // What lies on the balance is spent in portions of any size.
  if (amount === undefined || way.flow === 'balance') return undefined;
  if (amount === zero)
    return mayBeFree
      ? undefined
      : { reason: 'nothing_to_pay', limit: way.minAmount > zero ? way.minAmount : smallestPayment };
  const outside = outsideLimits(way, amount);
  if (!outside) return undefined;
  const reason = outside.problem === 'too_small' ? 'below_minimum' : 'above_maximum';
  return { reason, limit: outside.limit };
}

const needsPayer: Readonly<Record<PaymentFlow, boolean>> = {
  balance: false,
  linked_card: false,
  redirect: true,
  qr_code: true,
  message: true,
};

/** Whether somebody has to go on and pay, as a guest can. The balance and a linked card are simply charged. */
export function payerActs(flow: PaymentFlow): boolean {
  return needsPayer[flow];
}

/** Whose terms count when a linked card pays: those for all cards, or of the method that keeps it. */
export function methodForCard<Id, Method extends { id: Id; flow: PaymentFlow }>(
  methods: readonly Method[],
  keptBy: Id,
): Method | undefined {
  return methods.find(({ flow }) => flow === 'linked_card') ?? methods.find(({ id }) => id === keptBy);
}
