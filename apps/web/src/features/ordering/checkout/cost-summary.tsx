import { add, formatMoney, parseMoney, subtract, zero } from '@marquee/domain/money/money.ts';
import type { ReactNode } from 'react';
import { useChargeNote, useChargeText } from '../../../product/payments/charge-text.ts';
import { useCurrency } from '../../../shell/preferences/currency.tsx';
import { useAmountsTogether } from '../../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../../shell/preferences/use-percent.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Amount } from '../../../ui/text/amount.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
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
  const together = useAmountsTogether('charges', cost?.charge.rate);
  const percent = usePercent();
  const common = useTranslations('common');
  const chargeText = useChargeText();
  const chargeNote = useChargeNote();
  const { currency } = useCurrency();
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
  const read = (amount: string) => parseMoney(amount) ?? zero;
  const total = read(cost.total);
  const beforeFee = formatMoney(subtract(total, read(cost.fee)));
  const forOrders = formatMoney(subtract(read(beforeFee), read(cost.toBalance)));
  const paid = formatMoney(add(total, read(cost.surplus)));
  const isCharged = cost.charge.currency === currency;
  const isDiscount = cost.couponBonusType === 'discount';
  const note = chargeNote(cost.charge);
  const share = cost.couponBonusPercentage;
  const couponName = (plain: 'coupon' | 'cashback') =>
    share === null ? t(plain) : t(`${plain}Percent`, { percent: percent(share) });
  return (
    <>
      <dl className="flex flex-col gap-2" aria-live="polite" aria-busy={isChecking || undefined}>
        {cost.discount !== '0' && (
          <>
            <Line name={t('before')}>{together.total(cost.beforeDiscountAmount)}</Line>
            <Line name={t('discount')} isGain>
              {together.between(cost.beforeDiscountAmount, cost.originalAmount, '−')}
            </Line>
          </>
        )}
        {cost.couponBonus !== null && isDiscount && (
          <Line name={couponName('coupon')} isGain>
            {together.between(cost.originalAmount, forOrders, '−')}
          </Line>
        )}
        {cost.toBalance !== '0' && (
          <>
            <Line name={t('minimum.orders')}>{together.total(forOrders)}</Line>
            <Line name={t('minimum.kept_line')}>{together.between(beforeFee, forOrders)}</Line>
          </>
        )}
        {cost.fee !== '0' && (
          <Line name={t('fee', { percent: percent(cost.feePercent) })}>
            {together.between(cost.total, beforeFee)}
          </Line>
        )}
        {together.total(paid) !== together.total(cost.total) && (
          <Line name={common('amounts.surplus')}>{together.between(paid, cost.total)}</Line>
        )}
        <div className="flex items-baseline justify-between gap-3 border-line border-t pt-3 first:border-0 first:pt-0">
          <dt className="font-medium">{totalLabel}</dt>
          <dd className="text-end">
            <span data-total={cost.total} data-checking={isChecking || undefined}>
              <Amount size="huge" pending={isChecking}>
                {isCharged ? chargeText(cost.charge) : together.total(paid)}
              </Amount>
            </span>
            {note && <span className="block text-ink-faint text-note tabular-nums">{note}</span>}
          </dd>
        </div>
        {cost.couponBonus !== null && !isDiscount && (
          <Line name={couponName('cashback')} isGain>
            {together.total(cost.couponBonus, '+')}
          </Line>
        )}
        {cost.paymentMethodBonus !== '0' && (
          <Line name={t('methodBonus', { percent: percent(cost.paymentMethodBonusPercent) })} isGain>
            {together.total(cost.paymentMethodBonus, '+')}
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
