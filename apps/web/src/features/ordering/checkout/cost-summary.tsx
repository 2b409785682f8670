import type { CostResult } from '@marquee/contract/quotes.ts';
import { displayAmount } from '@marquee/domain/money/display.ts';
import { parseMoney, zero } from '@marquee/domain/money/money.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { useShell } from '../../../shell/shell-data.ts';
import { Amount } from '../../../ui/amount.tsx';

interface CostSummaryProps {
  cost: CostResult | undefined;
  isChecking: boolean;
  totalLabel: string;
}

/** How the total comes about. Its last line is what will be charged, to the last decimal. */
export function CostSummary({ cost, isChecking, totalLabel }: CostSummaryProps) {
  const t = useTranslations('ordering.checkout');
  const amounts = useAmounts();
  const percent = usePercent();
  const { rounding_precision: precision } = useShell().settings;
  if (!cost)
    return (
      <p className="text-ink-soft" role="status">
        {t(isChecking ? 'checking' : 'nothing')}
      </p>
    );
  const shown = amounts.charge(cost.total);
  const exact = displayAmount(parseMoney(cost.total) ?? zero, { currency: 'USD', precision, exact: true });
  const isDiscount = cost.couponBonusType === 'discount';
  return (
    <dl className="flex flex-col gap-2" aria-live="polite" aria-busy={isChecking || undefined}>
      {cost.discount !== '0' && (
        <>
          <Line name={t('before')}>{amounts.charge(cost.beforeDiscountAmount)}</Line>
          <Line name={t('discount')} isGain>{`−${amounts.balance(cost.discount)}`}</Line>
        </>
      )}
      {cost.couponBonus !== null && isDiscount && (
        <Line name={t('coupon')} isGain>{`−${amounts.balance(cost.couponBonus)}`}</Line>
      )}
      {cost.fee !== '0' && (
        <Line name={t('fee', { percent: percent(cost.feePercent) })}>{amounts.charge(cost.fee)}</Line>
      )}
      <div className="flex items-baseline justify-between gap-3 border-line border-t pt-3 first:border-0 first:pt-0">
        <dt className="font-medium">{totalLabel}</dt>
        <dd className="text-right">
          <span data-total={cost.total} data-checking={isChecking || undefined}>
            <Amount size="huge" pending={isChecking}>
              {shown}
            </Amount>
          </span>
          {exact !== shown && (
            <span className="block text-ink-faint text-note tabular-nums">
              {t('exactly', { amount: exact })}
            </span>
          )}
        </dd>
      </div>
      {cost.couponBonus !== null && !isDiscount && (
        <Line name={t('cashback')} isGain>{`+${amounts.balance(cost.couponBonus)}`}</Line>
      )}
      {cost.paymentMethodBonus !== '0' && (
        <Line name={t('methodBonus', { percent: percent(cost.paymentMethodBonusPercent) })} isGain>
          {`+${amounts.balance(cost.paymentMethodBonus)}`}
        </Line>
      )}
    </dl>
  );
}

function Line({ name, isGain = false, children }: { name: string; isGain?: boolean; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="min-w-0 text-ink-soft">{name}</dt>
      <dd className={`whitespace-nowrap tabular-nums ${isGain ? 'text-success-text' : ''}`}>{children}</dd>
    </div>
  );
}
