import { addDays, addMonths } from '@marquee/domain/format/calendar.ts';
import { DayField } from '../../../shell/forms/day-field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type Period, periods, type ReportView } from '../report-view.ts';
import type { SetReportView } from '../use-report-view.ts';

interface PeriodChoiceProps {
  view: ReportView;
  /** The days of the figures on screen. */
  shown: { dateStart: string; dateEnd: string } | undefined;
  today: string;
  onSet: SetReportView;
}

/** What reports can be asked for at once. */
const mostMonths = 24;

export function PeriodChoice({ view, shown, today, onSet }: PeriodChoiceProps) {
  const t = useTranslations('channelReports.period');
  const from = view.days.dateStart ?? shown?.dateStart;
  const to = view.days.dateEnd ?? shown?.dateEnd ?? today;
  const choose = (period: Period) =>
    // Own days begin with those on screen.
    onSet(
      period === 'custom'
        ? { period, from: from ?? '', to }
        : { period: period === 'month' ? '' : period, from: '', to: '' },
    );
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-wrap items-end gap-3">
        <Segmented
          label={t('label')}
          value={view.period}
          options={periods.map((value) => ({ value, label: t(value) }))}
          onValueChange={choose}
        />
        {view.period === 'custom' && (
          <>
            <DayField
              label={t('from')}
              labelInside
              value={from}
              earliest={addDays(addMonths(to, -mostMonths), 1)}
              latest={to}
              onChange={(day) => onSet({ from: day })}
            />
            <DayField
              label={t('to')}
              labelInside
              value={to}
              earliest={from}
              latest={today}
              onChange={(day) => onSet({ to: day })}
            />
          </>
        )}
      </div>
      <Switch
        className="gap-3"
        checked={view.compare}
        onChange={(event) => onSet({ compare: event.target.checked ? '1' : '' })}
      >
        {t('compare')}
      </Switch>
    </div>
  );
}
