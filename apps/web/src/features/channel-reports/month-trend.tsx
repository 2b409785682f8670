import type { ChannelInfo } from '@marquee/contract/generated/youtube.ts';
import { StatTile } from '../../ui/charts/stat-tile.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { Metric } from './report-view.ts';
import { changeOf, figureOf, useFigures } from './use-figures.ts';

const shown = [
  'views',
  'watch_time',
  'subscribers',
  'average_view_duration',
] as const satisfies readonly Metric[];

/** The last month beside the one before. */
export function MonthTrend({ trend }: { trend: NonNullable<ChannelInfo['trend']> }) {
  const t = useTranslations('channelReports');
  const figures = useFigures();
  const change = useChange();
  return (
    <section aria-label={t('card.trend')}>
      <h3 className="pb-2 text-ink-soft text-note">{t('card.trend')}</h3>
      <div className="grid grid-cols-2 gap-3 desktop:grid-cols-4">
        {shown.map((metric) => {
          const [now, before] = [figureOf(trend.current, metric), figureOf(trend.previous, metric)];
          return (
            <StatTile
              key={metric}
              label={t(`metrics.${metric}`)}
              value={<span title={figures.exact(metric, now)}>{figures.short(metric, now)}</span>}
              {...change(now, before)}
            />
          );
        })}
      </div>
    </section>
  );
}

/** Every figure of a channel is welcome to grow. */
export function useChange() {
  const { percentage } = useFigures();
  return (now: number, before: number) => {
    const share = changeOf(now, before);
    if (share === undefined) return {};
    if (share === 0) return { change: { text: percentage(0), direction: 'flat' as const } };
    const text = `${share > 0 ? '+' : '−'}${percentage(Math.abs(share) * 100)}`;
    return { change: { text, direction: share > 0 ? ('up' as const) : ('down' as const), good: share > 0 } };
  };
}
