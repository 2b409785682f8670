import { formatMoney, type Money } from '@marquee/domain/money/money.ts';
import { useMinimumTexts } from '../../../product/payments/use-minimum-texts.ts';
import { missedLimit, type WayToPay } from '../../../product/payments/ways-to-pay.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { Checkout } from './use-checkout.ts';

/** For a method whose minimum the orders do not reach: both ways to reach it, one tap each. */
export function MinimumHelp({ checkout }: { checkout: Checkout }) {
  const { payment, amount, paysMinimum } = checkout;
  if (!payment || amount === undefined || missedLimit(payment, amount)?.code !== 'too_small') return null;
  return paysMinimum ? (
    <Kept checkout={checkout} payment={payment} amount={amount} />
  ) : (
    <Offers checkout={checkout} payment={payment} amount={amount} />
  );
}

interface HelpProps {
  checkout: Checkout;
  payment: WayToPay;
  amount: Money;
}

function Offers({ checkout, payment, amount }: HelpProps) {
  const numbers = useNumbers();
  const t = useTranslations('ordering.checkout.minimum');
  const { raise, isChecking, setPaysMinimum } = checkout;
  const texts = useMinimumTexts(payment, formatMoney(amount));
  return (
    <div className="flex flex-col gap-2">
      {raise && (
        <Button wide disabled={isChecking} onClick={raise.apply}>
          {t(raise.name === '' ? 'raise' : 'raiseLine', {
            service: raise.name,
            quantity: numbers.count(raise.quantity),
          })}
        </Button>
      )}
      {payment.areTermsKnown && (
        <Button wide disabled={isChecking} onClick={() => setPaysMinimum(true)}>
          {t('keep', texts)}
        </Button>
      )}
    </div>
  );
}

function Kept({ checkout, payment, amount }: HelpProps) {
  const t = useTranslations('ordering.checkout.minimum');
  const texts = useMinimumTexts(payment, formatMoney(amount));
  return (
    <p role="status" className="rounded-md bg-info-soft px-3 py-2 text-info-text">
      {t(checkout.isGuest ? 'keptGuest' : 'kept', texts)}{' '}
      <button type="button" className="text-link tap-area" onClick={() => checkout.setPaysMinimum(false)}>
        {t('undo')}
      </button>
    </p>
  );
}
