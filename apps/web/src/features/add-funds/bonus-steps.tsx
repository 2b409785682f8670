import type { PaymentMethodView } from '@marquee/contract/money/payment-methods.ts';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

export function BonusSteps({ method }: { method: PaymentMethodView }) {
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
