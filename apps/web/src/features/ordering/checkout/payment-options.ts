import type { LinkedCardView } from '@marquee/contract/linked-cards.ts';
import type { PaymentMethodView, PaymentStrategy } from '@marquee/contract/payment-methods.ts';
import type { CostResult } from '@marquee/contract/quotes.ts';
import { type Money, parseMoney, subtract, zero } from '@marquee/domain/money/money.ts';

export interface PaymentOption {
  value: string;
  name: string;
  icon: string | null;
  strategy: PaymentStrategy;
  id: number;
  feeFraction: number;
  rewardFraction: number;
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
        feeFraction: method.fee_percent,
        rewardFraction: method.reward_percent,
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
        feeFraction: method?.fee_percent ?? 0,
        rewardFraction: method?.reward_percent ?? 0,
        minAmount: method?.min_amount ?? '0',
        maxAmount: method?.max_amount ?? null,
      };
    });
  const [first, ...others] = own;
  // Right after the balance, if that comes first: a card that is known is the next quickest way.
  const all = first?.strategy === 'balance' ? [first, ...linked, ...others] : [...linked, ...own];
  return isRestricted ? all.filter(({ strategy }) => !shutOut.includes(strategy)) : all;
}

interface Outside {
  code: 'too_small' | 'too_big';
  limit: string;
}

/** Which limit of the method the orders are outside of, its fee not counted. Nothing to pay needs no consent. */
export function outsideLimits(
  { minAmount, maxAmount }: Pick<PaymentOption, 'minAmount' | 'maxAmount'>,
  { total, fee }: Pick<CostResult, 'total' | 'fee'>,
): Outside | undefined {
  const amount = subtract(read(total), read(fee));
  if (amount === zero) return undefined;
  if (amount < read(minAmount)) return { code: 'too_small', limit: minAmount };
  return maxAmount !== null && amount > read(maxAmount) ? { code: 'too_big', limit: maxAmount } : undefined;
}

/** The first one; not the balance where there is nothing on it. */
export function defaultPayment(
  options: readonly PaymentOption[],
  balance: string | undefined,
): PaymentOption | undefined {
  const hasMoney = read(balance ?? '0') > zero;
  return hasMoney ? options[0] : options.find(({ strategy }) => strategy !== 'balance');
}

function read(amount: string): Money {
  return parseMoney(amount) ?? zero;
}
