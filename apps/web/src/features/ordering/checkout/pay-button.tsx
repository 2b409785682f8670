import { formatMoneyFixed, parseMoney, subtract, zero } from '@marquee/domain/money/money.ts';
import { roundToPrecision } from '@marquee/domain/money/rounding.ts';
import { useChargeText } from '../../../product/payments/charge-text.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import type { Checkout } from './use-checkout.ts';
import { useLimitText } from './use-limit-text.ts';

interface PayButtonProps {
  checkout: Checkout;
  /** Something else is still missing. */
  isBlocked?: boolean;
}

/** Shows what will be charged; if the balance is too low, links to adding the missing amount. */
export function PayButton({ checkout, isBlocked = false }: PayButtonProps) {
  const t = useTranslations('ordering.checkout');
  const amounts = useAmounts();
  const limitText = useLimitText(checkout.amount);
  const chargeText = useChargeText();
  const missing = useMissingAmount(checkout);
  const { cost, isChecking, isSending, payment, isOutsideLimits } = checkout;
  if (missing !== undefined)
    return (
      <div className="flex w-full flex-col gap-2">
        <p role="status" className="text-warning-text">
          {t('short', { amount: amounts.charge(missing) })}
        </p>
        <LinkButton href={`/add-funds?amount=${missing}`} variant="primary" size="large" wide>
          {t('addFunds', { amount: amounts.charge(missing) })}
        </LinkButton>
      </div>
    );
  const button = (
    <Button
      type="submit"
      variant="primary"
      size="large"
      wide
      loading={isSending}
      disabled={!cost || isChecking || !payment || isBlocked || isOutsideLimits}
    >
      {cost ? t('pay', { amount: chargeText(cost.charge) }) : t('place')}
    </Button>
  );
  if (!isOutsideLimits || !payment) return button;
  return (
    <div className="flex w-full flex-col gap-2">
      {/* The payment methods may be scrolled out of sight. */}
      <p className="text-note text-warning-text">
        {payment.name}: {limitText(payment)}
      </p>
      {button}
    </div>
  );
}

/** Rounded up to cents, the smallest unit of gateways. */
function useMissingAmount({ cost, payment, isChecking }: Checkout): string | undefined {
  const balance = parseMoney(useProfile()?.balance ?? '0') ?? zero;
  const total = parseMoney(cost?.total ?? '0') ?? zero;
  if (payment?.flow !== 'balance' || isChecking || total <= balance) return undefined;
  return formatMoneyFixed(roundToPrecision(subtract(total, balance), 2, 'up'), 2);
}
