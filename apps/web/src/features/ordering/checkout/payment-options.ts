import type { LinkedCardView } from '@marquee/contract/linked-cards.ts';
import type { PaymentMethodView, PaymentStrategy } from '@marquee/contract/payment-methods.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';

export interface PaymentOption {
  value: string;
  name: string;
  icon: string | null;
  strategy: PaymentStrategy;
  id: number;
  feePercent: number;
  rewardPercent: number;
  minAmount: string;
  maxAmount: string | null;
}

/** What an operator's flag on a service shuts out: money that can be called back, or was. */
const shutOut: readonly PaymentStrategy[] = ['balance', 'stripe_checkout'];

/** The panel's methods, and each linked card as one of its own. */
export function paymentOptions(
  methods: readonly PaymentMethodView[],
  cards: readonly LinkedCardView[],
  isRestricted: boolean,
): PaymentOption[] {
  const own = methods
    .filter(({ strategy }) => strategy !== 'linkedCard')
    .map(
      (method): PaymentOption => ({
        value: `method-${method.id}`,
        name: method.name,
        icon: method.icon,
        strategy: method.strategy,
        id: method.id,
        feePercent: method.fee_percent,
        rewardPercent: method.reward_percent,
        minAmount: method.min_amount,
        maxAmount: method.max_amount,
      }),
    );
  const linked = cards
    .filter(({ is_expired }) => !is_expired)
    .map((card): PaymentOption => {
      // The terms for all cards, or those of the gateway that keeps this one.
      const method =
        methods.find(({ strategy }) => strategy === 'linkedCard') ??
        methods.find(({ id }) => id === card.payment_method_id);
      return {
        value: `card-${card.id}`,
        name: card.name,
        icon: card.icon,
        strategy: 'linkedCard',
        id: card.id,
        feePercent: method?.fee_percent ?? 0,
        rewardPercent: method?.reward_percent ?? 0,
        minAmount: method?.min_amount ?? '0',
        maxAmount: method?.max_amount ?? null,
      };
    });
  const [first, ...others] = own;
  // Right after the balance, if that comes first: a card that is known is the next quickest way.
  const all = first?.strategy === 'balance' ? [first, ...linked, ...others] : [...linked, ...own];
  return isRestricted ? all.filter(({ strategy }) => !shutOut.includes(strategy)) : all;
}

/** The first one; not the balance where there is nothing on it. */
export function defaultPayment(
  options: readonly PaymentOption[],
  balance: string | undefined,
): PaymentOption | undefined {
  const hasMoney = (parseMoney(balance ?? '0') ?? zero) > zero;
  return hasMoney ? options[0] : options.find(({ strategy }) => strategy !== 'balance');
}
