import { useTranslations } from 'use-intl';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useShell } from '../../../shell/shell-data.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { CouponField } from './coupon-field.tsx';
import { isErrorInForm } from './form-errors.ts';
import { PaymentChoice } from './payment-choice.tsx';
import type { Checkout } from './use-checkout.ts';

/** Who pays, with what, and with which coupon. */
export function CheckoutFields({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('ordering.checkout');
  const words = useTranslations('common.words');
  const { isGuest, email, setEmail, options, payment, choosePayment, errors, forget } = checkout;
  return (
    <>
      {isGuest && (
        <div>
          <TextField
            label={t('email')}
            note={words('required')}
            hint={t('emailHint')}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onValueChange={setEmail}
            onFocus={() => forget('email')}
            error={errors.email}
          />
          <TextLink
            href="/login?redirect=/orders/create"
            className="inline-flex min-h-tap items-center text-note"
          >
            {t('signIn')}
          </TextLink>
        </div>
      )}
      <PaymentChoice
        options={options}
        chosen={payment}
        error={errors.paymentMethodId}
        onChoose={choosePayment}
        onFocus={() => forget('paymentMethodId')}
      />
      <CouponField checkout={checkout} />
    </>
  );
}

/** Stands right above the button, where the eyes are. */
export function CheckoutNotices({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('ordering.checkout');
  const { errors, messages } = checkout;
  const said = messages.length > 0 ? messages : isErrorInForm(errors) ? [t('inForm')] : [];
  if (said.length === 0) return null;
  return (
    <Notice tone="danger">
      {said.map((message) => (
        <span key={message} className="block">
          {message}
        </span>
      ))}
    </Notice>
  );
}

export function TermsNote() {
  const t = useTranslations('ordering.checkout');
  const { termsUrl } = useShell().settings;
  if (!termsUrl) return null;
  return (
    <p className="text-pretty text-center text-ink-faint text-note">
      {t.rich('terms', { terms: (text) => <TextLink href={termsUrl}>{text}</TextLink> })}
    </p>
  );
}
