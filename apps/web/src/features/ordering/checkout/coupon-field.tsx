import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '../../../shell/forms/text-field.tsx';
import { textLinkClass } from '../../../ui/actions/text-link.tsx';
import type { Checkout } from './use-checkout.ts';

/** Out of the way of those who have none. */
export function CouponField({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('ordering.checkout');
  const labels = useTranslations('common.words');
  const [isWanted, setWanted] = useState(false);
  const { coupon, setCoupon, cost, isChecking, isGuest, errors, forget } = checkout;
  const isKnown = coupon.trim() !== '' && cost !== undefined && !isChecking;
  const works = isKnown && cost.couponBonusType !== null;
  const notHere = isKnown ? t(isGuest ? 'couponNotForGuest' : 'couponNot') : undefined;
  if (!isWanted && coupon === '')
    return (
      <button
        type="button"
        className={`${textLinkClass} min-h-tap self-start`}
        onClick={() => setWanted(true)}
      >
        {t('haveCoupon')}
      </button>
    );
  return (
    <TextField
      label={t('couponCode')}
      note={labels('optional')}
      autoFocus={isWanted && coupon === ''}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={60}
      value={coupon}
      onValueChange={(code) => {
        // Emptied, it stays: a field must not vanish under the hands.
        setWanted(true);
        setCoupon(code);
      }}
      onFocus={() => forget('coupon')}
      error={works ? undefined : (notHere ?? errors.coupon)}
      hint={works ? <span className="text-success-text">{t('couponWorks')}</span> : undefined}
    />
  );
}
