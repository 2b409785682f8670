import { type Money, money, zero } from '../money/money.ts';
import { type AmountLimits, outsideLimits } from './amount-limits.ts';
import type { PaymentCapabilities, PaymentFlow } from './payment-capabilities.ts';
import type { PaymentPurpose } from './payment-purposes.ts';

/** A payment method as its panel has configured it. */
interface ConfiguredMethod {
  flow: PaymentFlow;
  purposes: ReadonlySet<PaymentPurpose>;
  /** Enabled and completely configured. */
  isReady: boolean;
  /** Where it is offered; null for everywhere. */
  countries: readonly string[] | null;
}

/** A payment method, or a linked card with a method's terms: the parts that the rules need. */
export interface PaymentOption extends Pick<PaymentCapabilities, 'flow' | 'acceptsRestricted'>, AmountLimits {
  /** For a linked card. */
  isExpired?: boolean;
}

export interface Bill {
  /** Whether one of its lines is a service flagged `payment_restricted`. */
  isRestricted: boolean;
  /** Whether the customer is signed in. */
  hasAccount: boolean;
  /** Without the fee. Undefined while it is unknown; the limits are then not checked. */
  amount: Money | undefined;
  /** Whether an amount of zero is allowed. Orders may be free; an invoice of zero cannot be paid. */
  mayBeFree: boolean;
}

export type PaymentRefusal =
  | { reason: 'not_offered' | 'needs_account' | 'card_expired' | 'restricted_service' }
  | { reason: 'nothing_to_pay' | 'below_minimum' | 'above_maximum'; limit: Money };

/** The field error for a call that named the method. */
export const fieldCodes = {
  not_offered: 'invalid',
  needs_account: 'invalid',
  card_expired: 'invalid',
  restricted_service: 'method_not_for_service',
  nothing_to_pay: 'too_small',
  below_minimum: 'too_small',
  above_maximum: 'too_big',
} as const satisfies Record<PaymentRefusal['reason'], string>;

/** No gateway accepts less. */
const smallestPayment = money(1_000_000n);

interface OfferRequest {
  purpose: PaymentPurpose;
  hasAccount: boolean;
  /** Where the customer is, if a proxy tells. */
  country?: string | undefined;
}

/** Why a method is not offered to this customer; undefined when it is. */
export function offerRefusal(
  { flow, purposes, isReady, countries }: ConfiguredMethod,
  { purpose, hasAccount, country }: OfferRequest,
): PaymentRefusal | undefined {
  if (!isReady || !purposes.has(purpose)) return { reason: 'not_offered' };
  // Who cannot be placed is not shut out: many installations stand behind no proxy that tells countries.
  if (countries && country && !countries.includes(country)) return { reason: 'not_offered' };
  if (flow !== 'balance') return undefined;
  // The balance cannot fund itself, and a widget's customers have no balance here.
  if (purpose !== 'checkout') return { reason: 'not_offered' };
  return hasAccount ? undefined : { reason: 'needs_account' };
}

/** Why a method cannot pay this bill; undefined when it can. Server and browser use the same rule. */
export function paymentRefusal(way: PaymentOption, bill: Bill): PaymentRefusal | undefined {
  const { amount, mayBeFree } = bill;
  if (!bill.hasAccount && !requiresPayerAction(way.flow)) return { reason: 'needs_account' };
  if (way.isExpired) return { reason: 'card_expired' };
  if (bill.isRestricted && !way.acceptsRestricted) return { reason: 'restricted_service' };
  // Any amount can be paid from the balance.
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

const byFlow: Readonly<Record<PaymentFlow, boolean>> = {
  balance: false,
  linked_card: false,
  redirect: true,
  qr_code: true,
  message: true,
};

/** Whether the payer has to do something. The balance and a linked card are charged directly. */
export function requiresPayerAction(flow: PaymentFlow): boolean {
  return byFlow[flow];
}

/** Whose terms apply to a linked card: the method for all cards, or the method that stores this one. */
export function methodForCard<Id, Method extends { id: Id; flow: PaymentFlow }>(
  methods: readonly Method[],
  storedBy: Id,
): Method | undefined {
  return methods.find(({ flow }) => flow === 'linked_card') ?? methods.find(({ id }) => id === storedBy);
}
