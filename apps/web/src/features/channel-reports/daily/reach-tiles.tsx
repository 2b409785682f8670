import type { ReportTotals } from '@marquee/contract/generated/youtube.ts';
import { qualityOf } from '@marquee/domain/charts/quality.ts';
import { StatTile } from '../../../ui/charts/stat-tile.tsx';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { ClickRate } from '../click-rate.tsx';
import { useChange } from '../month-trend.tsx';

interface ReachTilesProps {
  totals: ReportTotals;
  previous: ReportTotals | null;
}

/** How often thumbnails were shown, and what came of it. */
export function ReachTiles({ totals, previous }: ReachTilesProps) {
  const numbers = useNumbers();
  const t = useTranslations('channelReports');
  const change = useChange();
  const compared = (now: number | null, before: number | null | undefined) =>
    now === null || before === null || before === undefined ? {} : change(now, before);
  const count = (value: number | null) =>
    value === null ? <NotReported /> : <span title={numbers.count(value)}>{numbers.short(value)}</span>;
  const { impressions, clicks, ctr } = totals;
  return (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
      <StatTile
        label={t('metrics.impressions')}
        value={count(impressions)}
        {...compared(impressions, previous?.impressions)}
      />
      <StatTile label={t('metrics.clicks')} value={count(clicks)} {...compared(clicks, previous?.clicks)} />
      <div className="max-tablet:col-span-2 *:h-full">
        <StatTile
          label={t('metrics.ctr')}
          value={
            ctr === null ? (
              <NotReported />
            ) : (
              <span className="flex flex-wrap items-baseline gap-x-2.5">
                <ClickRate rate={ctr} />
                <span className="font-medium text-ink-soft text-note tracking-normal">
                  {t(`quality.${qualityOf(ctr * 100)}`)}
                </span>
              </span>
            )
          }
          {...compared(ctr, previous?.ctr)}
        />
      </div>
    </div>
  );
}

function NotReported() {
  const t = useTranslations('channelReports');
  return (
    <span className="whitespace-normal font-normal text-ink-faint text-note tracking-normal">
      {t('notReported')}
    </span>
  );
}
