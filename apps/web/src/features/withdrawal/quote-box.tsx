import type { WithdrawalQuote } from '@marquee/contract/money/withdrawals.ts';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { Amount } from '../../ui/text/amount.tsx';

/** Fee and payout from the server. Space is reserved so that nothing jumps while typing. */
export function QuoteBox({ quote, isChecking }: { quote: WithdrawalQuote | undefined; isChecking: boolean }) {
  const t = useTranslations('finances.withdrawal.quote');
  const { exact } = useAmounts();
  return (
    <div className="min-h-20 content-center rounded-md bg-sunken px-4 py-3" aria-live="polite">
      {quote ? (
        <dl className="flex flex-col gap-1">
          <div className="flex items-baseline justify-between gap-3 text-ink-soft">
            <dt>{t('fee')}</dt>
            <dd>
              <Amount pending={isChecking}>{`−${exact(quote.fee)}`}</Amount>
            </dd>
          </div>
          <div className="flex items-baseline justify-between gap-3">
            <dt className="font-medium">{t('arrives')}</dt>
            <dd>
              <Amount size="large" pending={isChecking}>
                {exact(quote.total_amount)}
              </Amount>
            </dd>
          </div>
        </dl>
      ) : (
        <p className="text-ink-soft">{t('hint')}</p>
      )}
    </div>
  );
}
