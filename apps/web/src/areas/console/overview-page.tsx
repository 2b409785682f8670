import type { Queue } from '@marquee/contract/console/queues.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { AppServices } from '../../lib/app-services.ts';
import { useServices } from '../../lib/use-services.ts';
import { queueAddress } from '../../product/console/queue-address.ts';
import { queuesQuery } from '../../product/console/queues-query.ts';
import { Moment } from '../../shell/preferences/moment.tsx';
import { BareLink } from '../../ui/actions/bare-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';

export async function load(services: AppServices): Promise<void> {
  await services.queryClient.ensureQueryData(queuesQuery(services));
}

/** What waits for the person who opens it, the oldest first. */
export function Page() {
  const t = useTranslations('admin.overview');
  const { data: queues = [] } = useQuery(queuesQuery(useServices()));
  const waiting = queues
    .filter(({ count }) => count > 0)
    .sort((one, other) => (one.oldest_at ?? '').localeCompare(other.oldest_at ?? ''));
  return (
    <>
      <PageHeader title={t('title')} />
      {waiting.length === 0 ? (
        <Card>
          <EmptyState illustration="box" title={t('nothing')} text={t('nothingText')} />
        </Card>
      ) : (
        <ul className="grid gap-3 tablet:grid-cols-2 desktop:grid-cols-3">
          {waiting.map((queue) => (
            <li key={queue.name}>
              <QueueCard queue={queue} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function QueueCard({ queue: { name, count, oldest_at } }: { queue: Queue }) {
  const t = useTranslations('admin');
  return (
    <BareLink
      href={queueAddress(name)}
      className="block rounded-lg border border-line bg-surface p-4 transition-colors hover:bg-hover"
    >
      <span className="block font-medium">{t(`pages.${name}`)}</span>
      <span className="mt-1 block font-semibold text-28 tabular-nums">
        {count < 1000 ? count : t('overview.many')}
      </span>
      {oldest_at && (
        <span className="mt-1 block text-ink-soft text-note">
          {t('overview.oldest')} <Moment value={oldest_at} inLink />
        </span>
      )}
    </BareLink>
  );
}
