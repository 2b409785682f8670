import type { FailedJob } from '@marquee/contract/generated/console.ts';
import { Moment } from '../../../../shell/preferences/moment.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import type { DataColumn } from '../../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';

export function useFailedJobColumns(): DataColumn<FailedJob>[] {
  const t = useTranslations('adminSetup.failedJobs');
  return [
    {
      id: 'job',
      header: t('job'),
      card: 'title',
      cell: ({ id, name, can_retry }) => (
        <span className="block min-w-0">
          <span className="block break-words font-mono text-note">{name}</span>
          <span className="flex flex-wrap items-center gap-2 text-ink-faint text-note">
            #{id}
            {!can_retry && <Badge tone="neutral">{t('noRetry')}</Badge>}
          </span>
        </span>
      ),
    },
    {
      id: 'about',
      header: t('about'),
      cell: ({ about }) => (
        <ul className="flex flex-col gap-0.5 text-note">
          {about.map(({ name, value }) => (
            <li key={name} className="break-all">
              <span className="text-ink-faint">{name}</span> {value}
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'why',
      header: t('why'),
      cell: ({ message }) => <span className="line-clamp-4 break-words text-note">{message}</span>,
    },
    {
      id: 'times',
      header: t('times'),
      card: 'corner',
      cell: ({ times }) => <span className="text-note">{t('timesOf', { count: times })}</span>,
    },
    {
      id: 'first_failed_at',
      header: t('since'),
      cell: ({ first_failed_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={first_failed_at} />
        </span>
      ),
    },
    {
      id: 'last_failed_at',
      header: t('last'),
      cell: ({ last_failed_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={last_failed_at} />
        </span>
      ),
    },
  ];
}
