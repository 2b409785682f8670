import type { InvoiceQuote } from '@marquee/contract/money/invoices.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { useBetween } from '../../shell/preferences/use-between.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { Amount } from '../../ui/text/amount.tsx';

/** What is paid and what is credited, line by line. Space is reserved so that nothing jumps while typing. */
export function QuoteSummary({
  quote,
  isChecking,
}: {
  quote: InvoiceQuote | undefined;
  isChecking: boolean;
}) {
  const t = useTranslations('payments.addFunds');
  const amounts = useAmounts();
  const { between } = useBetween();
  const percent = usePercent();
  if (!quote) return <p className="min-h-40 content-center text-ink-soft">{t('enterAmount')}</p>;
  const { charge } = quote;
  return (
    <div className="min-h-40" aria-live="polite">
      <dl className="flex flex-col gap-2">
        <Line name={t('original')}>{amounts.charge(quote.original_amount)}</Line>
        {quote.fee !== '0' && (
          <Line name={t('feeLine', { percent: percent(quote.fee_percent) })}>
            {between(quote.total_amount, quote.original_amount)}
          </Line>
        )}
        {quote.payment_method_bonus !== '0' && (
          <Line name={t('methodBonus', { percent: percent(quote.payment_method_bonus_percent) })} isGain>
            {`+${amounts.balance(quote.payment_method_bonus)}`}
          </Line>
        )}
        {quote.coupon_bonus !== '0' && (
          <Line name={t('couponBonus')} isGain>{`+${amounts.balance(quote.coupon_bonus)}`}</Line>
        )}
        <div className="mt-2 flex items-baseline justify-between gap-3 border-line border-t pt-3">
          <dt className="font-medium">{t('toPay')}</dt>
          <dd>
            <Amount size="large" pending={isChecking}>
              {amounts.charge(quote.total_amount)}
            </Amount>
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-3">
          <dt className="font-medium">{t('credited')}</dt>
          <dd>
            <Amount size="large" tone="in" pending={isChecking}>
              {amounts.balance(quote.to_be_credited)}
            </Amount>
          </dd>
        </div>
      </dl>
      {charge.rate !== null && (
        <p className="mt-3 text-ink-soft text-note">
          {t('asked', { amount: `${charge.amount} ₽`, rate: charge.rate })}
        </p>
      )}
    </div>
  );
}

function Line({ name, isGain = false, children }: { name: string; isGain?: boolean; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="min-w-0 text-ink-soft">{name}</dt>
      <dd
        className={
          isGain ? 'whitespace-nowrap text-success-text tabular-nums' : 'whitespace-nowrap tabular-nums'
        }
      >
        {children}
      </dd>
    </div>
  );
}
