import type { DripFeedView } from '@marquee/contract/generated/ordering.ts';
import { useSearchParams } from 'react-router';
import { keepDots } from '../../lib/keep-dots.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import { useAmounts } from '../../shell/preferences/use-amounts.ts';
import { useDurationText } from '../../shell/preferences/use-duration-text.ts';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { NetworkIcon } from '../../ui/icons/network-icon.tsx';
import type { DataColumn } from '../../ui/tables/data-column.ts';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { withoutScheme } from '../../ui/text/without-scheme.ts';
import { FeedStatus } from './feed-status.tsx';

export function useFeedColumns(): DataColumn<DripFeedView>[] {
  const numbers = useNumbers();
  const t = useTranslations('orders');
  const amounts = useAmounts();
  const durationText = useDurationText();
  return [
    {
      id: 'service',
      header: t('columns.service'),
      card: 'title',
      cell: (feed) => <Feed feed={feed} />,
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: (feed) => <FeedStatus feed={feed} />,
    },
    {
      id: 'portions',
      header: t('feeds.portions'),
      cell: ({ completed_runs, canceled_runs, runs, minutes_between_runs }) => (
        <span className="flex flex-col">
          <span className="tabular-nums">
            {t('feeds.done', { done: String(completed_runs), total: String(runs) })}
          </span>
          {canceled_runs > 0 && (
            <span className="whitespace-nowrap text-ink-faint text-note">
              {t('feeds.canceledRuns', { count: String(canceled_runs) })}
            </span>
          )}
          <span className="whitespace-nowrap text-ink-faint text-note">
            {t('feeds.every', { time: durationText(minutes_between_runs) })}
          </span>
        </span>
      ),
    },
    {
      id: 'delivered',
      header: t('feeds.delivered'),
      className: 'tablet:w-44',
      cell: ({ current_quantity, total_quantity, status }) => (
        <span className="block min-w-32">
          <ProgressBar
            label={t('feeds.delivered')}
            hideLabel
            value={current_quantity}
            max={total_quantity}
            tone={status === 'completed' ? 'success' : status === 'canceled' ? 'neutral' : 'primary'}
            text={t('progress', {
              done: numbers.count(current_quantity),
              total: numbers.count(total_quantity),
            })}
          />
        </span>
      ),
    },
    {
      id: 'next',
      header: t('feeds.next'),
      className: 'tablet:max-[1042px]:hidden',
      cell: ({ next_run_at }) => (next_run_at ? <Moment value={next_run_at} /> : '–'),
    },
    {
      id: 'cost',
      header: t('feeds.cost'),
      align: 'end',
      cell: ({ cost, refunded }) => (
        <span className="flex flex-col whitespace-nowrap">
          <span className="font-medium">{amounts.charge(cost)}</span>
          {refunded !== '0' && (
            <span className="text-note text-success-text">
              {t('timeline.refunded', {
                amount: amounts.charge(refunded),
              })}
            </span>
          )}
        </span>
      ),
    },
  ];
}

function Feed({ feed: { id, service, url } }: { feed: DripFeedView }) {
  const [query] = useSearchParams();
  // Keeps the page and filter of the list in the address.
  const opened = new URLSearchParams(query);
  opened.set('feed', String(id));
  return (
    <span className="flex min-w-0 items-center gap-3">
      <NetworkIcon network={service.network} />
      <span className="min-w-0">
        <BareLink
          href={`/drip-feed?${opened}`}
          className="line-clamp-3 rounded-sm font-medium transition-colors hover:text-primary-text tablet:line-clamp-2"
        >
          {keepDots(service.name)}
        </BareLink>
        <span className="block max-w-80 truncate font-normal text-ink-faint text-note">
          #{id} · <bdi dir="ltr">{withoutScheme(url)}</bdi>
        </span>
      </span>
    </span>
  );
}
