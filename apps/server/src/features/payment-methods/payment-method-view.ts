import type { PaymentMethodView } from '@marquee/contract/money/payment-methods.ts';
import type { Locale } from '@marquee/domain/locale/locales.ts';
import { formatMoney } from '@marquee/domain/money/money.ts';
import { ppmToFraction } from '@marquee/domain/money/ratio.ts';
import type { PaymentMethod } from './payment-method.ts';

export function paymentMethodView(method: PaymentMethod, locale: Locale): PaymentMethodView {
  const steps = method.terms.bonuses.toSorted((one, two) => (one.fromAmount < two.fromAmount ? -1 : 1));
  return {
    id: Number(method.id),
    strategy: method.strategy,
    flow: method.flow,
    accepts_restricted: method.acceptsRestricted,
    ...method.texts(locale),
    icon: method.icon,
    fee_percent: ppmToFraction(method.terms.feePpm),
    reward_percent: Math.max(0, ...steps.map(({ bonusPpm }) => ppmToFraction(bonusPpm))),
    min_amount: formatMoney(method.minAmount),
    max_amount: method.maxAmount === null ? null : formatMoney(method.maxAmount),
    charge_currency: method.chargeCurrency,
    charge_type: method.chargeType,
    payment_method_bonuses: steps.map(({ fromAmount, bonusPpm }) => ({
      bonus_percent: ppmToFraction(bonusPpm),
      from_amount: formatMoney(fromAmount),
    })),
    public_fields: { qr_code: method.qrTemplate !== null, is_user_comment: method.takesComment },
  };
}
