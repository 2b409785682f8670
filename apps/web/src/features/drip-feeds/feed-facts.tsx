import type { DripFeedDetails } from '@marquee/contract/generated/ordering.ts';
import type { ReactNode } from 'react';
import { Moment } from '../../shell/preferences/moment.tsx';
import { useAmountsTogether } from '../../shell/preferences/use-amounts.ts';
import { useDurationText } from '../../shell/preferences/use-duration-text.ts';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { LinkChip } from '../../ui/text/link-chip.tsx';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { FeedRuns } from './feed-runs.tsx';
import { FeedStatus, isPartialFeed } from './feed-status.tsx';

export function FeedFacts({ feed }: { feed: DripFeedDetails }) {
  const numbers = useNumbers();
  const t = useTranslations('orders');
  const together = useAmountsTogether();
  const durationText = useDurationText();
  const { service, url, mode, current_quantity, total_quantity, created_at, ended_at } = feed;
  const [quantity, step] = [numbers.count(feed.quantity), numbers.count(feed.quantity_step)];
  const plan = [
    t('feeds.done', { done: String(feed.completed_runs), total: String(feed.runs) }),
    feed.canceled_runs > 0 && t('feeds.canceledRuns', { count: String(feed.canceled_runs) }),
    t(`feeds.modes.${mode}`, { quantity, step }),
    t('feeds.every', { time: durationText(feed.minutes_between_runs) }),
  ];
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">{service.name}</span>
        <FeedStatus feed={feed} />
      </div>
      {url !== '' && <LinkChip href={url} />}
      <ProgressBar
        label={t('feeds.delivered')}
        value={current_quantity}
        max={total_quantity}
        tone={isPartialFeed(feed) ? 'neutral' : feed.status === 'completed' ? 'success' : 'primary'}
        text={t('progress', { done: numbers.count(current_quantity), total: numbers.count(total_quantity) })}
      />
      <p className="text-ink-soft">{plan.filter(Boolean).join(' · ')}</p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-1 tabular-nums">
        <Fact label={t('feeds.cost')}>{together.total(feed.cost)}</Fact>
        {feed.refunded !== '0' && (
          <Fact label={t('cost.refunded')}>
            <span className="text-success-text">{together.total(feed.refunded)}</span>
          </Fact>
        )}
        <Fact label={t('facts.created')}>
          <Moment value={created_at} />
        </Fact>
        {ended_at && (
          <Fact label={t('facts.ended')}>
            <Moment value={ended_at} />
          </Fact>
        )}
      </dl>
      <FeedRuns runs={feed.orders} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2">
      <dt className="text-ink-faint">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
