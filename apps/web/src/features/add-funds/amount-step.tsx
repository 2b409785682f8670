import type { LinkedCardView, PaymentMethodView } from '@marquee/contract/generated/money.ts';
import { localizedPath } from '@marquee/domain/routes/localized-path.ts';
import { useEffect, useState } from 'react';
import { useSendOnce } from '../../lib/send-once.ts';
import { useServices } from '../../lib/use-services.ts';
import { useChargeText } from '../../product/payments/charge-text.ts';
import { MethodInformation } from '../../product/payments/method-information.tsx';
import { useCouponProblem } from '../../product/payments/use-coupon-problem.ts';
import { Notice } from '../../shell/forms/notice.tsx';
import { TextField } from '../../shell/forms/text-field.tsx';
import { useForm } from '../../shell/forms/use-form.ts';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { MoneyInput } from '../../ui/forms/money-input.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { MethodIcon, useLimits } from './payment-method.tsx';

import { PresetAmounts } from './preset-amounts.tsx';
import { QuoteSummary, useQuote } from './quote-summary.tsx';
import { type TypedPayment, withTyped } from './typed-payment.ts';
import { useFollowStep } from './use-follow-step.ts';
import { useTypedAmount } from './use-typed-amount.ts';

interface AmountStepProps {
  method: PaymentMethodView;
  card: LinkedCardView | undefined;
  typed: TypedPayment;
  onType(typed: TypedPayment): void;
}

export function AmountStep({ method, card, typed, onType }: AmountStepProps) {
  const t = useTranslations('payments.addFunds');
  const labels = useTranslations('common.words');
  const services = useServices();
  const amounts = useAmounts();
  const follow = useFollowStep();
  const sendOnce = useSendOnce();
  const { currency, toDollars, fromDollars } = useTypedAmount();
  const [values, setValues] = useState(() => ({
    amount: fromDollars(typed.amount),
    coupon: typed.coupon,
  }));
  const [typedIn, setTypedIn] = useState(currency);
  // A number typed in one currency means something else in another.
  if (typedIn !== currency) {
    setTypedIn(currency);
    setValues({ ...values, amount: '' });
  }
  const dollars = toDollars(values.amount);
  useKeptInAddress({ amount: dollars, coupon: values.coupon }, onType);
  const { quote, isChecking, problem } = useQuote(method.id, { ...values, amount: dollars });
  const chargeText = useChargeText();
  const form = useForm(async () => {
    const body = {
      amount: dollars,
      payment_method_id: method.id,
      coupon_code: values.coupon.trim() || null,
      success_url: localizedPath('/add-funds/success', services.locale),
      cancel_url: localizedPath('/add-funds/error', services.locale),
      ...(card ? { recurring_payments_method_id: card.id } : {}),
    };
    const { data } = await sendOnce(body, (idempotencyKey) =>
      services.call('addFunds', { body }, { idempotencyKey }),
    );
    await follow(data);
  });
  const change = (field: 'amount' | 'coupon', name: string) => (value: string) => {
    form.clear(name);
    setValues((current) => ({ ...current, [field]: value }));
  };
  const hasCoupon = values.coupon.trim() !== '';
  const couponProblem = useCouponProblem(hasCoupon && !isChecking ? quote?.coupon_problem : null);
  const isCouponValid = hasCoupon && quote?.coupon_bonus_type && !isChecking;
  return (
    <form {...form.form} className="grid items-start gap-4 roomy:grid-cols-[minmax(0,1fr)_22rem]">
      <Card>
        <div className="flex items-center gap-3 border-line border-b pb-4">
          <MethodIcon name={card?.icon ?? method.icon} />
          <p className="min-w-0 flex-1 truncate font-medium text-16">{card?.name ?? method.name}</p>
          <LinkButton href={withTyped(new URLSearchParams(), { ...values, amount: dollars })} size="small">
            {t('change')}
          </LinkButton>
        </div>
        <div className="flex flex-col gap-5 pt-5">
          <MethodInformation method={method} />
          <Field
            label={t('amount')}
            hint={useLimits(method)}
            error={form.error('amount') ?? problem('amount') ?? form.error('payment_method_id')}
          >
            {(control) => (
              <MoneyInput
                {...control}
                name="amount"
                currency={currency}
                value={values.amount}
                onValueChange={change('amount', 'amount')}
              />
            )}
          </Field>
          <PresetAmounts method={method} chosen={values.amount} onChoose={change('amount', 'amount')} />
          <BonusSteps method={method} />
          <TextField
            label={t('coupon')}
            note={labels('optional')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={60}
            value={values.coupon}
            onValueChange={change('coupon', 'coupon_code')}
            error={couponProblem ?? form.error('coupon_code')}
            hint={
              isCouponValid ? t('couponWorks', { amount: amounts.charge(quote.coupon_bonus) }) : undefined
            }
          />
        </div>
      </Card>
      <Card title={t('summary')} className="roomy:sticky roomy:top-20">
        <QuoteSummary quote={quote} isChecking={isChecking} />
        {form.message && (
          <div className="pt-4">
            <Notice tone="danger">{form.message}</Notice>
          </div>
        )}
        <Button type="submit" variant="primary" wide loading={form.isSending} className="mt-4">
          {quote ? t('pay', { amount: chargeText(quote.charge) }) : t('payNow')}
        </Button>
        {!card && method.flow === 'redirect' && (
          <p className="pt-3 text-ink-faint text-note">{t('secure')}</p>
        )}
      </Card>
    </form>
  );
}

/** "Back" from the gateway loads the page anew, and finds in its address what was typed. */
function useKeptInAddress({ amount, coupon }: TypedPayment, onType: (typed: TypedPayment) => void): void {
  useEffect(() => {
    onType({ amount, coupon });
    const address = new URL(window.location.href);
    const { search } = new URL(withTyped(address.searchParams, { amount, coupon }), address);
    // Not a navigation: nothing is loaded, and the entry stays the same.
    if (search !== address.search) history.replaceState(history.state, '', `${address.pathname}${search}`);
  }, [amount, coupon, onType]);
}

function BonusSteps({ method }: { method: PaymentMethodView }) {
  const t = useTranslations('payments.addFunds');
  const amounts = useAmounts();
  const percent = usePercent();
  if (method.payment_method_bonuses.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-ink-soft">{t('bonusSteps')}</span>
      {method.payment_method_bonuses.map(({ bonus_percent, from_amount }) => (
        <Badge key={from_amount} tone="primary">
          {t('bonusStep', { percent: percent(bonus_percent), amount: amounts.charge(from_amount) })}
        </Badge>
      ))}
    </div>
  );
}
