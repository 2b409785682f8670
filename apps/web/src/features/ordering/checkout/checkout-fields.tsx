import { useState } from 'react';
import { useCouponProblem } from '../../../product/payments/use-coupon-problem.ts';
import { Notice } from '../../../shell/forms/notice.tsx';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { useShell } from '../../../shell/shell-data.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { useLabelled } from '../../../ui/text/labelled.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { isErrorInForm } from './form-errors.ts';
import { MinimumHelp } from './minimum-help.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import type { Checkout } from './use-checkout.ts';

/** E-mail and payment method. */
export function CheckoutFields({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('ordering.checkout');
  const labels = useTranslations('common.words');
  const { isGuest, email, setEmail, options, payment, choosePayment, errors, forget } = checkout;
  return (
    <>
      {isGuest && (
        <TextField
          label={t('email')}
          note={labels('required')}
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
      )}
      <PaymentChoice
        options={options}
        amount={checkout.amount}
        help={<MinimumHelp checkout={checkout} />}
        chosen={payment}
        error={errors.paymentMethodId}
        onChoose={choosePayment}
        onFocus={() => forget('paymentMethodId')}
      />
    </>
  );
}

interface CheckoutExtrasProps {
  checkout: Checkout;
  /** Where a guest continues after signing in. */
  returnTo?: string;
}

/** What most people pass by; behind the button that pays, so that they reach it sooner. */
export function CheckoutExtras({ checkout, returnTo = '/orders/create' }: CheckoutExtrasProps) {
  const t = useTranslations('ordering.checkout');
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-5">
      <CouponField checkout={checkout} />
      {checkout.isGuest && (
        <TextLink
          href={`/login?${new URLSearchParams({ redirect: returnTo })}`}
          className="inline-flex min-h-tap items-center text-note"
        >
          {t('signIn')}
        </TextLink>
      )}
    </div>
  );
}

/** Shown right above the button, where people look. */
export function CheckoutNotices({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('ordering.checkout');
  const labelled = useLabelled();
  const { errors, messages } = checkout;
  // The payment choice may be scrolled out of sight, so its error is repeated here.
  const inForm = errors.paymentMethodId ? labelled(t('method'), errors.paymentMethodId) : t('inForm');
  const texts = messages.length > 0 ? messages : isErrorInForm(errors) ? [inForm] : [];
  if (texts.length === 0) return null;
  return (
    <Notice tone="danger">
      {texts.map((message) => (
        <span key={message} className="block">
          {message}
        </span>
      ))}
    </Notice>
  );
}

/** What paying agrees to, and who is paid. */
export function TermsNote() {
  const t = useTranslations('ordering.checkout');
  const footer = useTranslations('shell.footer');
  const { termsUrl, privacyUrl, refundsUrl, contactUrl, company } = useShell().settings;
  const links = [
    { name: footer('refunds'), href: refundsUrl },
    { name: footer('privacy'), href: privacyUrl },
    { name: footer('contact'), href: contactUrl },
  ].flatMap(({ name, href }) => (href ? [{ name, href }] : []));
  if (!termsUrl && links.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 text-pretty text-center text-ink-faint text-note">
      {termsUrl && <p>{t.rich('terms', { terms: (text) => <TextLink href={termsUrl}>{text}</TextLink> })}</p>}
      {links.length > 0 && (
        <ul className="flex flex-wrap justify-center gap-x-4 gap-y-1">
          {links.map(({ name, href }) => (
            <li key={href}>
              <TextLink href={href}>{name}</TextLink>
            </li>
          ))}
        </ul>
      )}
      {company.name !== '' && <p>{company.name}</p>}
    </div>
  );
}

/** Collapsed until needed. */
function CouponField({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('ordering.checkout');
  const labels = useTranslations('common.words');
  const [isOpen, setOpen] = useState(false);
  const { coupon, setCoupon, cost, isChecking, errors, forget } = checkout;
  const isKnown = coupon.trim() !== '' && cost !== undefined && !isChecking;
  const isValid = isKnown && cost.couponBonusType !== null;
  const problem = useCouponProblem(isKnown ? cost.couponProblem : null);
  if (!isOpen && coupon === '')
    return (
      <button type="button" className="text-link min-h-tap text-note" onClick={() => setOpen(true)}>
        {t('haveCoupon')}
      </button>
    );
  return (
    <div className="w-full">
      <TextField
        label={t('couponCode')}
        note={labels('optional')}
        autoFocus={isOpen && coupon === ''}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        value={coupon}
        onValueChange={(code) => {
          // Stays open when emptied: a field must not vanish while typing.
          setOpen(true);
          setCoupon(code);
        }}
        onFocus={() => forget('coupon')}
        error={isValid ? undefined : (problem ?? errors.coupon)}
        hint={isValid ? <span className="text-success-text">{t('couponWorks')}</span> : undefined}
      />
    </div>
  );
}
