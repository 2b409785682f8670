import type { CampaignDetails } from '@marquee/contract/generated/youtube.ts';
import { ExternalLink } from 'lucide-react';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { StatTile } from '../../../ui/charts/stat-tile.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { CampaignStatusLabel, positionText } from '../campaign-status.tsx';
import { VideoPicture } from '../video-picture.tsx';

/** The video, how it stands and when it is looked up next. */
export function CampaignHead({ campaign }: { campaign: CampaignDetails }) {
  const t = useTranslations('campaigns');
  const { url, channel_title, thumbnail, status, track, alerts, waiting_checks } = campaign;
  return (
    <Card>
      <div className="flex flex-col gap-4 tablet:flex-row">
        <VideoPicture thumbnail={thumbnail} className="aspect-video w-full tablet:w-56" />
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1" aria-live="polite">
            <CampaignStatusLabel status={status} />
            <span className="text-ink-soft">{t(`track.${track}`)}</span>
            <span className="text-ink-soft">{t(alerts ? 'detail.alertsOn' : 'detail.alertsOff')}</span>
          </p>
          <p className="truncate" dir="auto">
            {channel_title && t('detail.head', { channel: channel_title })}
          </p>
          <p className="text-ink-soft">
            <NextCheck campaign={campaign} />
          </p>
          {waiting_checks > 0 && (
            <p className="rounded-md bg-info-soft px-3 py-2 text-info-text" role="status">
              {t('checks.waiting', { count: waiting_checks })}
            </p>
          )}
          <p className="mt-auto">
            <TextLink href={url} target="_blank" rel="noreferrer">
              <span className="inline-flex items-center gap-1.5">
                {t('detail.open')}
                <ExternalLink className="size-4" aria-hidden="true" />
              </span>
            </TextLink>
          </p>
        </div>
      </div>
    </Card>
  );
}

function NextCheck({ campaign: { status, checked_at, next_check_on } }: { campaign: CampaignDetails }) {
  const t = useTranslations('campaigns.checks');
  const last = checked_at ? t.rich('last', { time: () => <Moment value={checked_at} /> }) : t('never');
  const next = next_check_on ? t('on', { day: next_check_on }) : t('none');
  return (
    <>
      {last}
      {status !== 'finished' && <> · {next}</>}
    </>
  );
}

export function CampaignTiles({ campaign }: { campaign: CampaignDetails }) {
  const t = useTranslations('campaigns');
  const { average_position, best_position, places } = campaign;
  const tiles = [
    [t('columns.average'), positionText(average_position)],
    [t('columns.best'), positionText(best_position)],
    [t('totals.first3'), String(places.first3)],
    [t('totals.first10'), String(places.first10)],
    [t('totals.first50'), String(places.first50)],
    [t('totals.beyond'), String(places.beyond)],
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desktop:grid-cols-6">
      {tiles.map(([label, value]) => (
        <StatTile key={label} label={label} value={value} />
      ))}
    </div>
  );
}
