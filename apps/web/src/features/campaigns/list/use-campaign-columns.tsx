import type { Campaign } from '@marquee/contract/generated/youtube.ts';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useNumbers } from '../../../ui/text/use-numbers.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { CampaignStatusLabel, positionText } from '../campaign-status.tsx';
import { VideoPicture } from '../video-picture.tsx';

export function useCampaignColumns(): DataColumn<Campaign>[] {
  const numbers = useNumbers();
  const t = useTranslations('campaigns');
  return [
    {
      id: 'title',
      header: t('columns.video'),
      card: 'title',
      sortable: true,
      cell: (campaign) => <Video campaign={campaign} />,
    },
    {
      id: 'status',
      header: t('columns.status'),
      card: 'corner',
      cell: ({ status }) => <CampaignStatusLabel status={status} />,
    },
    {
      id: 'keywords_count',
      header: t('columns.keywords'),
      align: 'end',
      sortable: true,
      cell: ({ keywords_count }) => <span className="tabular-nums">{numbers.count(keywords_count)}</span>,
    },
    {
      id: 'average_position',
      header: t('columns.average'),
      align: 'end',
      sortable: true,
      cell: ({ average_position }) => (
        <span className="font-medium tabular-nums">{positionText(average_position)}</span>
      ),
    },
    {
      id: 'best',
      header: t('columns.best'),
      align: 'end',
      stepsBack: { below: 1150, className: 'max-desktop:hidden' },
      cell: ({ best_position }) => <span className="tabular-nums">{positionText(best_position)}</span>,
    },
    {
      id: 'places',
      header: t('columns.places'),
      align: 'end',
      stepsBack: { below: 960, className: 'max-roomy:hidden' },
      cell: ({ places: { first3, first10, first50 } }) => (
        <span className="whitespace-nowrap tabular-nums">
          {[first3, first10, first50].map(numbers.count).join(' / ')}
        </span>
      ),
    },
    {
      id: 'trend',
      header: t('columns.trend'),
      card: 'none',
      className: 'tablet:w-32',
      cell: ({ trend }) => <Trend trend={trend} />,
    },
    {
      id: 'track',
      header: t('columns.track'),
      cell: (campaign) => <Checks campaign={campaign} />,
    },
  ];
}

function Video({ campaign: { id, title, url, channel_title, thumbnail } }: { campaign: Campaign }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <VideoPicture thumbnail={thumbnail} className="h-10 w-[71px] max-tablet:hidden" />
      <span className="min-w-0">
        <BareLink
          href={`/youtube-campaign/${id}`}
          data-row-link=""
          className="line-clamp-2 rounded-sm font-medium transition-colors hover:text-primary-text"
        >
          <span dir="auto">{title || url}</span>
        </BareLink>
        <span className="block max-w-72 truncate font-normal text-ink-faint text-note" dir="auto">
          {channel_title}
        </span>
      </span>
    </span>
  );
}

/** Upward is better: the best position is 1. */
function Trend({ trend }: Pick<Campaign, 'trend'>) {
  const known = trend.flatMap(({ average_position }) =>
    average_position === null ? [] : [-average_position],
  );
  if (known.length < 2) return <span className="text-ink-faint">–</span>;
  const days = [trend[0]?.day, trend.at(-1)?.day].join(' – ');
  return (
    <span title={days} className="block">
      <Sparkline values={known} className="text-primary" />
    </span>
  );
}

function Checks({ campaign: { track, status, next_check_on } }: { campaign: Campaign }) {
  const t = useTranslations('campaigns');
  return (
    <span className="block">
      {t(`track.${track}`)}
      {status === 'active' && next_check_on && (
        <span className="block text-ink-faint text-note">{t('checks.on', { day: next_check_on })}</span>
      )}
    </span>
  );
}
