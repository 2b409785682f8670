import type { PaymentCharts } from '@marquee/contract/money/finances.ts';
import { useTranslations } from 'use-intl';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { useBetween } from '../../shell/preferences/use-between.ts';
import { StatTile } from '../../ui/charts/stat-tile.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DayBars } from './day-bars.tsx';
import { DayTable } from './day-table.tsx';
import { TypeBars } from './type-bars.tsx';

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
