import type { NetworkWithTypes } from '@marquee/contract/catalogue/catalogue-entities.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Endpoints } from '@marquee/contract/registry.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ServiceSkeletons } from '../list/service-skeletons.tsx';
import { UpdateEntry } from './update-entry.tsx';

interface UpdateListProps {
  list: UseInfiniteQueryResult<InfiniteData<Answer<Endpoints['listServiceUpdates']>>>;
  networks: readonly NetworkWithTypes[];
  isFiltered: boolean;
}

/** One list per day, the latest first. */
export function UpdateList({ list, networks, isFiltered }: UpdateListProps) {
  const t = useTranslations('service.updates');
  const common = useTranslations('common');
  if (list.isPending) return <ServiceSkeletons />;
  if (!list.data) {
    const retry = { label: common('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching };
    return <ErrorState title={common('states.failed')} retry={retry} />;
  }
  const updates = list.data.pages.flatMap((page) => page.data);
  const none = isFiltered ? 'noneFit' : 'empty';
  if (updates.length === 0) return <EmptyState title={t(`${none}.title`)} text={t(`${none}.text`)} />;
  const byDay = Map.groupBy(updates, (update) => update.created_at.slice(0, 10));
  return (
    <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
      {[...byDay].map(([day, ofDay]) => (
        <section key={day} className="pb-6">
          <h2 className="pb-2 font-medium text-ink-soft text-note tabular-nums">
            <time dateTime={day}>{day}</time>
          </h2>
          <ul className="overflow-clip rounded-lg border border-line bg-surface">
            {ofDay.map((update) => (
              <UpdateEntry
                key={update.id}
                update={update}
                network={networks.find(({ id }) => id === update.service.network_id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <div className="flex justify-center">
          <Button loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {common('actions.showMore')}
          </Button>
        </div>
      )}
    </div>
  );
}
