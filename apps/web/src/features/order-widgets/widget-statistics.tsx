import type { WidgetStatisticsRow } from '@marquee/contract/generated/money.ts';
import { type WidgetGrouping, widgetGroupings } from '@marquee/domain/widgets/widget-look.ts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../lib/save-file.ts';
import { useServices } from '../../lib/use-services.ts';
import { useAction } from '../../product/use-action.ts';
import { DayField } from '../../shell/forms/day-field.tsx';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { useChartScale } from '../../shell/preferences/use-chart-scale.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DayBars } from '../../ui/charts/day-bars.tsx';
import { StatTile } from '../../ui/charts/stat-tile.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { DataColumn } from '../../ui/tables/data-column.ts';
import { DataTable } from '../../ui/tables/data-table.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type StatisticsQuery, statisticsQuery } from './api.ts';

export function WidgetStatistics() {
  const t = useTranslations('widgets.statistics');
  const common = useTranslations('common');
  const services = useServices();
  const action = useAction();
  const [grouping, setGrouping] = useState<WidgetGrouping>('date');
  const [days, setDays] = useState<{ start_date?: string; end_date?: string }>({});
  const query: StatisticsQuery = { group_by: grouping, ...days };
  const figures = useQuery(statisticsQuery(services, query));
  const retry = {
    label: common('actions.retry'),
    onRetry: () => figures.refetch(),
    busy: figures.isFetching,
  };
  const download = () =>
    action.run(async () => {
      const file = await services.call('exportOrderWidgetStatistics', { query });
      saveFile('widgets.csv', 'text/csv;charset=utf-8', `\uFEFF${file}`);
    });
  return (
    <Card
      title={t('title')}
      text={t('text')}
      action={
        <Button
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={download}
          loading={action.isBusy}
        >
          {t('download')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap items-end gap-3">
          <DayField
            label={t('from')}
            value={days.start_date}
            latest={days.end_date}
            onChange={(start_date) => setDays(({ end_date }) => given({ start_date, end_date }))}
          />
          <DayField
            label={t('to')}
            value={days.end_date}
            earliest={days.start_date}
            onChange={(end_date) => setDays(({ start_date }) => given({ start_date, end_date }))}
          />
          <Segmented
            className="max-w-full flex-wrap"
            label={t('by')}
            value={grouping}
            onValueChange={setGrouping}
            options={widgetGroupings.map((value) => ({ value, label: t(`groups.${value}`) }))}
          />
        </div>
        {figures.isPending && <Skeleton className="h-64" />}
        {figures.isError && <ErrorState title={common('states.failed')} retry={retry} />}
        {figures.data &&
          (figures.data.data.length === 0 ? (
            <EmptyState illustration="orders" title={t('empty')} />
          ) : (
            <Figures grouping={grouping} rows={figures.data.data} total={figures.data.total} />
          ))}
      </div>
    </Card>
  );
}

/** A day that was emptied is not asked for. */
function given(days: { start_date?: string | undefined; end_date?: string | undefined }) {
  return {
    ...(days.start_date ? { start_date: days.start_date } : {}),
    ...(days.end_date ? { end_date: days.end_date } : {}),
  };
}

const amountColumns = ['turnover', 'pending', 'held', 'paid'] as const;
type AmountColumn = (typeof amountColumns)[number];
type ShownColumns = Readonly<Record<AmountColumn, readonly string[]>>;

type PlacedRow = WidgetStatisticsRow & { place: number };

interface FiguresProps {
  grouping: WidgetGrouping;
  rows: readonly WidgetStatisticsRow[];
  total: Omit<WidgetStatisticsRow, 'key' | 'label'>;
}

function Figures({ grouping, rows, total }: FiguresProps) {
  const numbers = useNumbers();
  const t = useTranslations('widgets.statistics');
  const { total: whole, parts } = useAmountsTogether('holdings');
  const column = (name: AmountColumn) => parts(rows.map((row) => row[name]));
  const shown: ShownColumns = {
    turnover: column('turnover'),
    pending: column('pending'),
    held: column('held'),
    paid: column('paid'),
  };
  const label = (row: WidgetStatisticsRow) =>
    grouping === 'user' ? t('customer', { number: row.label }) : row.label;
  const amount = (name: AmountColumn): DataColumn<PlacedRow> => ({
    id: name,
    header: t(name),
    align: 'end',
    card: name === 'paid' ? 'corner' : 'line',
    cell: ({ place }) => <span className="tabular-nums">{shown[name][place]}</span>,
  });
  const columns: DataColumn<PlacedRow>[] = [
    {
      id: 'label',
      header: t(`groups.${grouping}`),
      card: 'title',
      cell: (row) => <span className="wrap-anywhere">{label(row)}</span>,
    },
    {
      id: 'orders',
      header: t('orders'),
      align: 'end',
      cell: ({ orders }) => <span className="tabular-nums">{numbers.count(orders)}</span>,
    },
    ...amountColumns.map(amount),
  ];
  return (
    <>
      <div className="grid grid-cols-2 gap-3 desktop:grid-cols-4">
        <StatTile label={t('orders')} value={numbers.count(total.orders)} />
        <StatTile label={t('turnover')} value={whole(total.turnover)} />
        <StatTile label={t('pending')} value={whole(total.pending)} />
        <StatTile label={t('paid')} value={whole(total.paid)} />
      </div>
      {grouping === 'date' && <DayChart rows={rows} shown={shown} />}
      <DataTable
        label={t('title')}
        columns={columns}
        rows={rows.map((row, place) => ({ ...row, place }))}
        rowKey={({ key }) => key}
        density="compact"
        empty={null}
      />
    </>
  );
}

interface DayChartProps {
  rows: readonly WidgetStatisticsRow[];
  shown: ShownColumns;
}

function DayChart({ rows, shown }: DayChartProps) {
  const t = useTranslations('widgets.statistics');
  const { ticks, share } = useChartScale(rows.map(({ turnover }) => turnover));
  return (
    <DayBars
      label={t('chart')}
      ticks={ticks}
      series={[
        { name: t('turnover'), className: 'fill-primary' },
        { name: t('paid'), className: 'fill-success' },
      ]}
      days={rows.map((row, place) => ({
        date: row.key,
        bars: [
          { share: share(row.turnover), text: shown.turnover[place] ?? '' },
          { share: share(row.paid), text: shown.paid[place] ?? '' },
        ],
      }))}
    />
  );
}
