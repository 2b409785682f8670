import type { ChannelInfo } from '@marquee/contract/generated/youtube.ts';
import { formatDate } from '@marquee/domain/format/date.ts';
import { languageTag } from '@marquee/domain/locale/locales.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { ExternalLink, Tv } from 'lucide-react';
import { useServices } from '../../lib/use-services.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { ChannelInfoAnswer } from './api.ts';
import { MonthTrend } from './month-trend.tsx';

interface ChannelCardProps {
  info: UseQueryResult<ChannelInfoAnswer>;
  connectedAt: string | null;
}

export function ChannelCard({ info, connectedAt }: ChannelCardProps) {
  const t = useTranslations('channelReports.card');
  const common = useTranslations('common');
  if (info.isPending) return <Skeleton className="h-72 tablet:h-64" />;
  if (!info.data)
    return (
      <Card>
        <ErrorState
          title={common('states.failed')}
          retry={{ label: common('actions.retry'), onRetry: () => info.refetch(), busy: info.isFetching }}
        />
      </Card>
    );
  const channel = info.data.data;
  if (!channel)
    return (
      <Card>
        <EmptyState title={t('none')} />
      </Card>
    );
  return (
    <Card aria-label={channel.title} className="flex flex-col gap-5">
      <div className="flex flex-col gap-5 desktop:flex-row desktop:items-center desktop:justify-between">
        <Identity channel={channel} connectedAt={connectedAt} />
        <dl className="grid grid-cols-3 gap-x-6 gap-y-3 desktop:shrink-0">
          <Total label={t('subscribers')} value={channel.subscribers} />
          <Total label={t('views')} value={channel.views} />
          <Total label={t('videos')} value={channel.videos} />
        </dl>
      </div>
      {channel.trend && <MonthTrend trend={channel.trend} />}
    </Card>
  );
}

function Identity({ channel, connectedAt }: { channel: ChannelInfo; connectedAt: string | null }) {
  const t = useTranslations('channelReports');
  const { title, url, thumbnail, country, created_at } = channel;
  const regions = new Intl.DisplayNames(languageTag(useServices().locale), { type: 'region' });
  return (
    <div className="flex min-w-0 items-center gap-4">
      <span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-full bg-sunken text-ink-faint">
        {thumbnail ? (
          <img src={thumbnail} alt="" width={64} height={64} className="size-full object-cover" />
        ) : (
          <Tv className="size-7" aria-hidden="true" />
        )}
      </span>
      <div className="min-w-0">
        <h2 className="font-semibold text-20">
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('card.open', { title })}
            className="inline-flex max-w-full items-center gap-1.5 rounded-sm hover:underline"
          >
            <span className="truncate">{title}</span>
            <ExternalLink className="size-4 shrink-0 text-ink-faint" aria-hidden="true" />
          </a>
        </h2>
        <p className="flex flex-wrap gap-x-3 text-ink-soft text-note">
          {/* Server and browser may have different versions of the country names; both are right. */}
          {country && <span suppressHydrationWarning>{regions.of(country)}</span>}
          {created_at && <span>{t('card.since', { date: formatDate(created_at) })}</span>}
          {connectedAt && (
            <span>{t.rich('connection.since', { time: () => <Moment value={connectedAt} /> })}</span>
          )}
        </p>
      </div>
    </div>
  );
}

function Total({ label, value }: { label: string; value: number | null }) {
  const numbers = useNumbers();
  const t = useTranslations('channelReports.card');
  return (
    <div className="min-w-0">
      <dt className="hyphens-auto text-ink-soft text-note">{label}</dt>
      <dd
        className="whitespace-nowrap font-semibold text-20 tabular-nums tracking-tight"
        title={value === null ? undefined : numbers.count(value)}
      >
        {value === null ? t('hidden') : numbers.short(value)}
      </dd>
    </div>
  );
}
