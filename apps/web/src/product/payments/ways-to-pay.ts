import type { LinkedCardView, PaymentMethodView } from '@marquee/contract/generated/money.ts';
import { type Money, parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { AmountLimits } from '@marquee/domain/payments/amount-limits.ts';
import type { ChargeCurrency } from '@marquee/domain/payments/charge-amount.ts';
import {
  type Bill,
  fieldCodes,
  methodForCard,
  type PaymentOption,
  paymentRefusal,
} from '@marquee/domain/payments/payment-rules.ts';
import type { Information } from './method-information.tsx';

export interface WayToPay extends PaymentOption {
  /** `method-3` or `card-7`. */
  key: string;
  /** The card's where the flow is `linked_card`, else the method's. */
  id: number;
  name: string;
  icon: string | null;
  description: string;
  /** What the operator wants a payer to know; a card's method may not be offered here. */
  information: Information | undefined;
  feeFraction: number;
  rewardFraction: number;
  /** What its gateway charges in. */
  chargeCurrency: ChargeCurrency;
  /** False for a card whose method is not offered here: only the server knows its fee. */
  areTermsKnown: boolean;
}

/** The panel's methods and each linked card, as far as they can pay this bill. */
export function waysToPay(
  methods: readonly PaymentMethodView[],
  cards: readonly LinkedCardView[],
  bill: Bill,
): WayToPay[] {
  const own = methods.filter(({ flow }) => flow !== 'linked_card').map(methodToWay);
  const linked = cards.map((card) => {
    const gateway = methods.find(({ id }) => id === card.payment_method_id);
    const way = cardToWay(card, methodForCard(methods, card.payment_method_id));
    return { ...way, chargeCurrency: gateway?.charge_currency ?? way.chargeCurrency };
  });
  const [first, ...others] = own;
  // Linked cards follow the balance, if that comes first, as the next quickest way.
  const all = first?.flow === 'balance' ? [first, ...linked, ...others] : [...linked, ...own];
  return all.filter((way) => paymentRefusal(way, bill) === undefined);
}

interface MissedLimit {
  code: 'too_small' | 'too_big';
  limit: Money;
}

/** The limit that this amount is outside of. Nothing is to be paid for free orders. */
export function missedLimit(way: WayToPay, amount: Money | undefined): MissedLimit | undefined {
  const refusal = paymentRefusal(way, { isRestricted: false, hasAccount: true, amount, mayBeFree: true });
  if (!refusal || !('limit' in refusal)) return undefined;
  return { code: fieldCodes[refusal.reason], limit: refusal.limit };
}

export function toAmountLimits({
  min_amount,
  max_amount,
}: Pick<PaymentMethodView, 'min_amount' | 'max_amount'>): AmountLimits {
  const maxAmount = max_amount === null ? null : (parseMoney(max_amount) ?? zero);
  return { minAmount: parseMoney(min_amount) ?? zero, maxAmount };
}

function methodToWay(method: PaymentMethodView): WayToPay {
  return {
    key: `method-${method.id}`,
    id: method.id,
    name: method.name,
    icon: method.icon,
    description: method.description,
    information: method,
    flow: method.flow,
    acceptsRestricted: method.accepts_restricted,
    ...toAmountLimits(method),
    feeFraction: method.fee_percent,
    rewardFraction: method.reward_percent,
    chargeCurrency: method.charge_currency,
    areTermsKnown: true,
  };
}

function cardToWay(card: LinkedCardView, terms: PaymentMethodView | undefined): WayToPay {
  const limits = { acceptsRestricted: false, minAmount: zero, maxAmount: null };
  const unknown = { ...limits, feeFraction: 0, rewardFraction: 0, chargeCurrency: 'USD' } as const;
  return {
    ...(terms ? methodToWay(terms) : { ...unknown, areTermsKnown: false }),
    // A gateway's description speaks of going there; its notes hold for the cards it keeps too.
    description: terms?.flow === 'linked_card' ? terms.description : '',
    information: terms && { ...terms, charge_type: 'one_time' },
    key: `card-${card.id}`,
    id: card.id,
    name: card.name,
    icon: card.icon,
    flow: 'linked_card',
    isExpired: card.is_expired,
  };
}
