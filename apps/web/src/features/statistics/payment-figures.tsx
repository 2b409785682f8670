import type { PaymentCharts } from '@marquee/contract/generated/money.ts';
import { parseSignedMoney } from '@marquee/domain/money/money.ts';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { useChartScale } from '../../shell/preferences/use-chart-scale.ts';
import { DayBars } from '../../ui/charts/day-bars.tsx';
import { StatTile } from '../../ui/charts/stat-tile.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { TypeBars } from './type-bars.tsx';

export function PaymentFigures({ charts }: { charts: PaymentCharts }) {
  const t = useTranslations('finances');
  const { total, between } = useAmountsTogether('holdings');
  const { total_income, total_spending, days, types } = charts;
  const isSpent = parseSignedMoney(total_income) < parseSignedMoney(total_spending);
  if (types.length === 0)
    return (
      <Card>
        <EmptyState
          illustration="wallet"
          title={t('statistics.empty.title')}
          text={t('statistics.empty.text')}
        />
      </Card>
    );
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
        <StatTile label={t('totals.income')} value={total(total_income)} />
        <StatTile label={t('totals.spending')} value={total(total_spending)} />
        <div className="col-span-2 grid tablet:col-span-1">
          <StatTile
            label={t('totals.net')}
            value={between(total_income, total_spending, isSpent ? '−' : '+')}
          />
        </div>
      </div>
      <div className="grid gap-5 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title={t('statistics.byDay')}>
          <DayChart days={days} />
          <DayTable days={days} />
        </Card>
        <Card title={t('statistics.byType')}>
          <TypeBars types={types} />
        </Card>
      </div>
    </div>
  );
}

function DayChart({ days }: { days: PaymentCharts['days'] }) {
  const t = useTranslations('finances');
  const { parts } = useAmountsTogether('holdings');
  const { ticks, share } = useChartScale(days.flatMap(({ income, spending }) => [income, spending]));
  // Newest first, as in the table below, so that both show the same texts.
  const newest = days.toReversed();
  const incomes = parts(newest.map(({ income }) => income)).toReversed();
  const spendings = parts(newest.map(({ spending }) => spending)).toReversed();
  return (
    <DayBars
      label={t('statistics.chart')}
      ticks={ticks}
      series={[
        { name: t('totals.income'), className: 'fill-success' },
        { name: t('totals.spending'), className: 'fill-primary' },
      ]}
      days={days.map(({ date, income, spending }, place) => ({
        date,
        bars: [
          { share: share(income), text: incomes[place] ?? '' },
          { share: share(spending), text: spendings[place] ?? '' },
        ],
      }))}
    />
  );
}

/** The chart's figures as a table: only days with payments. */
function DayTable({ days }: { days: PaymentCharts['days'] }) {
  const t = useTranslations('finances');
  const { parts } = useAmountsTogether('holdings');
  const moved = days.filter(({ income, spending }) => income !== '0' || spending !== '0').toReversed();
  const incomes = parts(moved.map(({ income }) => income));
  const spendings = parts(moved.map(({ spending }) => spending));
  return (
    <details className="pt-3">
      <summary className="min-h-tap cursor-pointer content-center rounded-sm font-medium text-note text-primary-text">
        {t('statistics.table')}
      </summary>
      <div className="max-h-80 overflow-auto">
        <table className="w-full text-note tabular-nums">
          <thead className="text-start text-ink-faint">
            <tr className="*:py-1.5 *:font-medium">
              <th scope="col">{t('statistics.day')}</th>
              <th scope="col" className="text-end">
                {t('totals.income')}
              </th>
              <th scope="col" className="text-end">
                {t('totals.spending')}
              </th>
            </tr>
          </thead>
          <tbody>
            {moved.map(({ date }, place) => (
              <tr key={date} className="border-line border-t *:py-1.5">
                <th scope="row" className="text-start font-normal">
                  {date}
                </th>
                <td className="text-end">{incomes[place]}</td>
                <td className="text-end">{spendings[place]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
