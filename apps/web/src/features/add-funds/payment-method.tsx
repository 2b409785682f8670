import type { PaymentMethodView } from '@marquee/contract/generated/money.ts';
import { PaymentMark } from '../../product/payments/payment-mark.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

export function MethodIcon({ name }: { name: string | null }) {
  return (
    <span className="flex size-10 shrink-0 items-center justify-center rounded-md bg-primary-soft text-primary-text">
      <PaymentMark icon={name} />
    </span>
  );
}

/** Fee, bonus and limits at a glance. */
export function MethodFacts({ method }: { method: PaymentMethodView }) {
  const t = useTranslations('payments.addFunds');
  const percent = usePercent();
  const limits = useLimits(method);
  const { fee_percent: fee, reward_percent: reward } = method;
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={fee === 0 ? 'success' : 'neutral'}>
        {fee === 0 ? t('noFee') : t('fee', { percent: percent(fee) })}
      </Badge>
      {reward > 0 && <Badge tone="primary">{t('bonus', { percent: percent(reward) })}</Badge>}
      {limits && <Badge>{limits}</Badge>}
      {method.charge_currency === 'RUB' && <Badge tone="info">{t('inRubles')}</Badge>}
    </span>
  );
}

export function useLimits({ min_amount, max_amount }: PaymentMethodView): string | undefined {
  const t = useTranslations('payments.addFunds');
  const amounts = useAmounts();
  const min = min_amount === '0' ? undefined : amounts.charge(min_amount);
  const max = max_amount === null ? undefined : amounts.balance(max_amount);
  if (min && max) return t('limits', { min, max });
  if (min) return t('minimum', { min });
  return max && t('maximum', { max });
}
