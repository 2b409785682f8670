import type { PaymentCharts } from '@marquee/contract/money/finances.ts';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';

/** The chart's figures for those who read rather than look: days on which something happened. */
export function DayTable({ days }: { days: PaymentCharts['days'] }) {
  const t = useTranslations('finances');
  const amounts = useAmounts();
  const moved = days.filter(({ income, spending }) => income !== '0' || spending !== '0').toReversed();
  return (
    <details className="pt-3">
      <summary className="min-h-tap cursor-pointer content-center rounded-sm font-medium text-note text-primary-text">
        {t('statistics.table')}
      </summary>
      <div className="max-h-80 overflow-auto">
        <table className="w-full text-note tabular-nums">
          <thead className="text-left text-ink-faint">
            <tr className="*:py-1.5 *:font-medium">
              <th scope="col">{t('statistics.day')}</th>
              <th scope="col" className="text-right">
                {t('totals.income')}
              </th>
              <th scope="col" className="text-right">
                {t('totals.spending')}
              </th>
            </tr>
          </thead>
          <tbody>
            {moved.map(({ date, income, spending }) => (
              <tr key={date} className="border-line border-t *:py-1.5">
                <th scope="row" className="text-left font-normal">
                  {date}
                </th>
                <td className="text-right">{amounts.balance(income)}</td>
                <td className="text-right">{amounts.charge(spending)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
