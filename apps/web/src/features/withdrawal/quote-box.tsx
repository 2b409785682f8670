import type { WithdrawalQuote } from '@marquee/contract/generated/money.ts';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { usePercent } from '../../shell/preferences/use-percent.ts';
import { Amount } from '../../ui/text/amount.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';

/** Fee and payout from the server. Space is reserved so that nothing jumps while typing. */
export function QuoteBox({ quote, isChecking }: { quote: WithdrawalQuote | undefined; isChecking: boolean }) {
  const t = useTranslations('finances.withdrawal');
  const { exact } = useAmounts();
  const feeName = useFeeName(quote);
  return (
    <div className="min-h-28 content-center rounded-md bg-sunken px-4 py-3" aria-live="polite">
      {quote ? (
        <dl className="flex flex-col gap-1">
          <div className="flex items-baseline justify-between gap-3 text-ink-soft">
            <dt>{t('amount')}</dt>
            <dd>
              <Amount pending={isChecking}>{exact(quote.original_amount)}</Amount>
            </dd>
          </div>
          <div className="flex items-baseline justify-between gap-3 text-ink-soft">
            <dt>{feeName}</dt>
            <dd>
              <Amount pending={isChecking}>{`−${exact(quote.fee)}`}</Amount>
            </dd>
          </div>
          <div className="flex items-baseline justify-between gap-3">
            <dt className="font-medium">{t('quote.arrives')}</dt>
            <dd>
              <Amount size="large" pending={isChecking}>
                {exact(quote.total_amount)}
              </Amount>
            </dd>
          </div>
        </dl>
      ) : (
        <p className="text-ink-soft">{t('quote.hint')}</p>
      )}
    </div>
  );
}

/** The share that was taken, or that the least fee is more than that. */
function useFeeName(quote: WithdrawalQuote | undefined): string {
  const t = useTranslations('finances.withdrawal.quote');
  const percent = usePercent();
  if (!quote || quote.fee === '0') return t('fee');
  if (quote.fee === quote.min_fee) return t('leastFee');
  return quote.fee_percent > 0 ? t('feeShare', { percent: percent(quote.fee_percent) }) : t('fee');
}
