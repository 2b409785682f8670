import type { LinkedCardView } from '@marquee/contract/linked-cards.ts';
import type { PaymentMethodView } from '@marquee/contract/payment-methods.ts';

type Terms = Pick<PaymentMethodView, 'strategy' | 'fee_percent' | 'min_amount' | 'max_amount'>;

export interface WayToPay extends Terms {
  key: string;
  name: string;
  methodId?: number;
  cardId?: number;
}

/** What an operator's flag on a service shuts out. */
const shutOut: readonly string[] = ['balance', 'stripe_checkout'];

/** The panel's methods, and each linked card that still works as one of its own right after the balance. */
export function waysToPay(
  methods: readonly PaymentMethodView[],
  cards: readonly LinkedCardView[],
  isRestricted: boolean,
): WayToPay[] {
  const own = methods
    .filter(({ strategy }) => strategy !== 'linkedCard')
    .map((method): WayToPay => ({ ...method, key: `method-${method.id}`, methodId: method.id }));
  const forCards = methods.find(({ strategy }) => strategy === 'linkedCard');
  const linked = cards.flatMap((card): WayToPay[] => {
    const terms = forCards ?? methods.find(({ id }) => id === card.payment_method_id);
    if (!terms || card.is_expired) return [];
    return [{ ...terms, strategy: 'linkedCard', name: card.name, key: `card-${card.id}`, cardId: card.id }];
  });
  const [first, ...others] = own;
  const all = first?.strategy === 'balance' ? [first, ...linked, ...others] : [...linked, ...own];
  return isRestricted ? all.filter(({ strategy }) => !shutOut.includes(strategy)) : all;
}
