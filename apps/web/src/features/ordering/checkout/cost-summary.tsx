import { displayAmount } from '@marquee/domain/money/display.ts';
import { formatMoney, parseMoney, subtract, zero } from '@marquee/domain/money/money.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useBetween } from '../../../shell/preferences/use-between.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { useShell } from '../../../shell/shell-data.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Amount } from '../../../ui/text/amount.tsx';
import { isErrorInForm } from './form-errors.ts';
import { SpeedupHint } from './speedup-hint.tsx';
import type { Cost } from './use-cost.ts';

interface CostSummaryProps extends Pick<Cost, 'cost' | 'failure' | 'errors' | 'refresh'> {
  isChecking: boolean;
  totalLabel: string;
}

/** How the total is made up. The last line is exactly what will be charged. */
export function CostSummary(props: CostSummaryProps) {
  const { cost, isChecking, failure, errors, refresh, totalLabel } = props;
  const t = useTranslations('ordering.checkout');
  const amounts = useAmounts();
  const percent = usePercent();
  const common = useTranslations('common');
  const { between } = useBetween();
  const { rounding_precision: precision } = useShell().settings;
  if (!cost && failure !== undefined && !isChecking)
    return (
      <div role="alert" className="flex flex-col items-start gap-2 text-danger-text">
        <p>{common('states.failed')}</p>
        <p className="text-note">{failure}</p>
        <Button size="small" onClick={refresh}>
          {common('actions.retry')}
        </Button>
      </div>
    );
  // The marked fields already say what is missing.
  if (!cost && !isChecking && isErrorInForm(errors)) return null;
  if (!cost)
    return (
      <p className="text-ink-soft" role="status">
        {t(isChecking ? 'checking' : 'nothing')}
      </p>
    );
  const shown = amounts.charge(cost.total);
  const read = (amount: string) => parseMoney(amount) ?? zero;
  const total = read(cost.total);
  const paid = formatMoney(subtract(total, read(cost.fee)));
  const charged = formatMoney(subtract(read(paid), read(cost.toBalance)));
  const exact = displayAmount(total, { currency: 'USD', precision, exact: true });
  const isDiscount = cost.couponBonusType === 'discount';
  return (
    <>
      <dl className="flex flex-col gap-2" aria-live="polite" aria-busy={isChecking || undefined}>
        {cost.discount !== '0' && (
          <>
            <Line name={t('before')}>{amounts.charge(cost.beforeDiscountAmount)}</Line>
            <Line
              name={t('discount')}
              isGain
            >{`−${between(cost.beforeDiscountAmount, cost.originalAmount)}`}</Line>
          </>
        )}
        {cost.couponBonus !== null && isDiscount && (
          <Line name={t('coupon')} isGain>{`−${between(cost.originalAmount, charged)}`}</Line>
        )}
        {cost.toBalance !== '0' && (
          <>
            <Line name={t('minimum.orders')}>{amounts.charge(charged)}</Line>
            <Line name={t('minimum.kept_line')}>{between(paid, charged)}</Line>
          </>
        )}
        {cost.fee !== '0' && (
          <Line name={t('fee', { percent: percent(cost.feePercent) })}>{between(cost.total, paid)}</Line>
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
      <SpeedupHint cost={cost} />
    </>
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
