import type { ReferralStatistics } from '@marquee/contract/generated/money.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { useChartScale } from '../../shell/preferences/use-chart-scale.ts';
import { DayBars } from '../../ui/charts/day-bars.tsx';
import { StatTile } from '../../ui/charts/stat-tile.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { referralStatisticsQuery, type Span, spans } from './api.ts';

/** What the link has brought: in all, and by day. */
export function ReferralFigures() {
  const t = useTranslations('referrals');
  const common = useTranslations('common');
  const [span, setSpan] = useState<Span>('30');
  const { data, isPending, isFetching, refetch } = useQuery(referralStatisticsQuery(useServices(), span));
  if (isPending) return <Skeleton className="h-96" />;
  if (!data)
    return (
      <ErrorState
        title={common('states.failed')}
        retry={{ label: common('actions.retry'), onRetry: () => void refetch(), busy: isFetching }}
      />
    );
  if (data.visits + data.sign_ups === 0)
    return (
      <Card>
        <EmptyState illustration="wallet" title={t('start.title')} text={t('start.text')} />
      </Card>
    );
  return (
    <div className="flex flex-col gap-5">
      <Totals statistics={data} />
      <Card
        title={t('figures.title')}
        action={
          <Segmented
            label={t('figures.range')}
            value={span}
            options={spans.map((value) => ({ value, label: t('figures.days', { count: Number(value) }) }))}
            onValueChange={setSpan}
          />
        }
      >
        <DayChart days={data.days} />
        <DayTable days={data.days} />
      </Card>
    </div>
  );
}

function Totals({ statistics }: { statistics: ReferralStatistics }) {
  const numbers = useNumbers();
  const t = useTranslations('referrals.figures');
  const { exact } = useAmounts();
  const { visits, sign_ups, orders, pending, held, matured, reversed } = statistics;
  return (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desktop:grid-cols-6">
      <StatTile label={t('visits')} value={numbers.count(visits)} />
      <StatTile label={t('signUps')} value={numbers.count(sign_ups)} />
      <StatTile label={t('orders')} value={numbers.count(orders)} />
      <StatTile label={t('pending')} value={exact(pending)} />
      <StatTile label={t('earned')} value={exact(matured)} />
      <StatTile
        label={held === '0' ? t('reversed') : t('held')}
        value={exact(held === '0' ? reversed : held)}
      />
      {held !== '0' && reversed !== '0' && <StatTile label={t('reversed')} value={exact(reversed)} />}
    </div>
  );
}

type Days = ReferralStatistics['days'];

function DayChart({ days }: { days: Days }) {
  const numbers = useNumbers();
  const t = useTranslations('referrals.figures');
  const { exact } = useAmounts();
  const { ticks, share } = useChartScale(days.map(({ earned }) => earned));
  return (
    <DayBars
      label={t('chart')}
      ticks={ticks}
      series={[{ name: t('earned'), className: 'fill-primary' }]}
      days={days.map(({ date, earned, visits, sign_ups }) => ({
        date,
        bars: [
          {
            share: share(earned),
            text: `${exact(earned)} · ${t('visits')} ${numbers.count(visits)} · ${t('signUps')} ${numbers.count(sign_ups)}`,
          },
        ],
      }))}
    />
  );
}

/** The chart's figures as a table: only days on which something happened. */
function DayTable({ days }: { days: Days }) {
  const numbers = useNumbers();
  const t = useTranslations('referrals.figures');
  const { exact } = useAmounts();
  const busy = days.filter(({ visits, sign_ups, orders }) => visits + sign_ups + orders > 0).toReversed();
  if (busy.length === 0) return null;
  const heads = [t('visits'), t('signUps'), t('orders'), t('earned')];
  return (
    <details className="pt-3">
      <summary className="min-h-tap cursor-pointer content-center rounded-sm font-medium text-note text-primary-text">
        {t('table')}
      </summary>
      <div className="max-h-80 overflow-auto">
        <table className="w-full text-note tabular-nums">
          <thead className="text-ink-faint">
            <tr className="*:px-1 *:py-1.5 *:font-medium">
              <th scope="col" className="text-start">
                {t('day')}
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="text-end">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {busy.map(({ date, visits, sign_ups, orders, earned }) => (
              <tr key={date} className="border-line border-t *:px-1 *:py-1.5">
                <th scope="row" className="whitespace-nowrap text-start font-normal">
                  {date}
                </th>
                <td className="text-end">{numbers.count(visits)}</td>
                <td className="text-end">{numbers.count(sign_ups)}</td>
                <td className="text-end">{numbers.count(orders)}</td>
                <td className="text-end">{exact(earned)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
