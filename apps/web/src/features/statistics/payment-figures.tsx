import type { PaymentCharts } from '@marquee/contract/money/finances.ts';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { useBetween } from '../../shell/preferences/use-between.ts';
import { StatTile } from '../../ui/charts/stat-tile.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { TypeBars } from './type-bars.tsx';

const Plot = lazyComponent(async () => (await import('./day-plot.tsx')).DayPlot);

export function PaymentFigures({ charts }: { charts: PaymentCharts }) {
  const t = useTranslations('finances');
  const amounts = useAmounts();
  const { left } = useBetween();
  const { total_income, total_spending, days, types } = charts;
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
        <StatTile label={t('totals.income')} value={amounts.balance(total_income)} />
        <StatTile label={t('totals.spending')} value={amounts.charge(total_spending)} />
        <div className="col-span-2 grid tablet:col-span-1">
          <StatTile label={t('totals.net')} value={left(total_income, total_spending)} />
        </div>
      </div>
      <div className="grid gap-5 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Card title={t('statistics.byDay')}>
          <DayBars days={days} />
          <div className="flex flex-wrap gap-x-4 pt-3 text-ink-soft text-note">
            <Legend className="text-success" label={t('totals.income')} />
            <Legend className="text-primary" label={t('totals.spending')} />
          </div>
          <DayTable days={days} />
        </Card>
        <Card title={t('statistics.byType')}>
          <TypeBars types={types} />
        </Card>
      </div>
    </div>
  );
}

function Legend({ className, label }: { className: string; label: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`size-2.5 rounded-[3px] bg-current ${className}`} aria-hidden="true" />
      {label}
    </span>
  );
}

/** Reserves the chart's space from the first paint; the chart's code loads afterwards. */
function DayBars({ days }: { days: PaymentCharts['days'] }) {
  const t = useTranslations('finances.statistics');
  // The server cannot draw a canvas, and a string renderer cannot wait for a lazy part.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const waiting = <Skeleton className="h-full" />;
  return (
    <div className="h-56 tablet:h-64" role="img" aria-label={t('chart')}>
      {isShown ? (
        <Suspense fallback={waiting}>
          <Plot days={days} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

/** The chart's figures as a table: only days with payments. */
function DayTable({ days }: { days: PaymentCharts['days'] }) {
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
