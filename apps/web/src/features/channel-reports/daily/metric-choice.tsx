import type { DailyStatistics } from '@marquee/contract/generated/youtube.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useChange } from '../month-trend.tsx';
import { metrics, type ReportView } from '../report-view.ts';
import { figureOf, useFigures } from '../use-figures.ts';
import type { SetReportView } from '../use-report-view.ts';

interface MetricChoiceProps {
  view: ReportView;
  daily: DailyStatistics;
  onSet: SetReportView;
}

/** Each total of the period is the button that draws its days. Radio buttons underneath: arrow keys move. */
export function MetricChoice({ view, daily, onSet }: MetricChoiceProps) {
  const t = useTranslations('channelReports');
  const figures = useFigures();
  const change = useChange();
  const { totals, previous_totals } = daily;
  return (
    <fieldset className="grid grid-cols-2 gap-2 tablet:grid-cols-3 desktop:grid-cols-5">
      <legend className="sr-only">{t('chart.metric')}</legend>
      {metrics.map((metric) => {
        const now = figureOf(totals, metric);
        const compared = previous_totals && change(now, figureOf(previous_totals, metric)).change;
        return (
          <label
            key={metric}
            className={classNames(
              'flex min-w-0 cursor-pointer flex-col gap-1 rounded-md max-tablet:last:col-span-2 border border-line px-3 py-2.5 transition-colors hover:bg-hover',
              'has-[:checked]:border-primary has-[:checked]:bg-primary-soft has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus',
            )}
          >
            <input
              type="radio"
              name="metric"
              value={metric}
              checked={view.metric === metric}
              onChange={() => onSet({ metric: metric === 'views' ? '' : metric })}
              className="sr-only"
            />
            <span className="hyphens-auto text-ink-soft text-note">{t(`metrics.${metric}`)}</span>
            <span className="mt-auto flex flex-wrap items-baseline gap-x-2 tabular-nums">
              <span className="font-semibold text-16" title={figures.exact(metric, now)}>
                {figures.short(metric, now)}
              </span>
              {compared && <span className="text-ink-soft text-note">{compared.text}</span>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
