import type { Queue } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { queueAddress } from '../../../product/console/queue-address.ts';
import { queuesQuery } from '../../../product/console/queues-query.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { BareLink } from '../../../ui/actions/bare-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Labelled } from '../../../ui/text/labelled.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { useWaitingCount } from '../use-waiting-count.ts';

/** What waits for the person who opens the page, the oldest first. */
export function WaitingQueues() {
  const t = useTranslations('admin');
  const { data: queues = [] } = useQuery(queuesQuery(useServices()));
  const waiting = queues
    .filter(({ count }) => count > 0)
    .sort((one, other) => (one.oldest_at ?? '').localeCompare(other.oldest_at ?? ''));
  if (waiting.length === 0)
    return (
      <Card>
        <EmptyState illustration="box" title={t('overview.nothing')} text={t('overview.nothingText')} />
      </Card>
    );
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="mb-3 font-semibold text-16">
        {t('bell.title')}
      </h2>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desktop:grid-cols-4">
        {waiting.map((queue) => (
          <li key={queue.name}>
            <QueueCard queue={queue} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function QueueCard({ queue: { name, count, oldest_at } }: { queue: Queue }) {
  const t = useTranslations('admin');
  const waitingCount = useWaitingCount();
  return (
    <BareLink
      href={queueAddress(name)}
      className="flex h-full flex-col rounded-lg border border-line bg-surface p-4 transition-colors hover:bg-hover"
    >
      <span className="hyphens-auto text-ink-soft text-note">{t(`pages.${name}`)}</span>
      <span className="mt-auto pt-1 font-semibold text-20 tabular-nums">{waitingCount(count)}</span>
      {oldest_at && (
        <span className="text-12 text-ink-soft">
          <Labelled label={t('overview.oldest')}>
            <Moment value={oldest_at} inLink />
          </Labelled>
        </span>
      )}
    </BareLink>
  );
}
