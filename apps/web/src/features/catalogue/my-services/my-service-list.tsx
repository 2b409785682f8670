import type { NetworkWithTypes } from '@marquee/contract/catalogue/catalogue-entities.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Endpoints } from '@marquee/contract/registry.ts';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { ServiceSkeletons } from '../list/service-skeletons.tsx';
import type { MyServicesView } from './api.ts';
import { MyServiceEntry } from './my-service-entry.tsx';
import { useReviewDrafts } from './review-drafts.ts';
import { SendReviews } from './send-reviews.tsx';

interface MyServiceListProps {
  list: UseInfiniteQueryResult<InfiniteData<Answer<Endpoints['listMyServices']>>>;
  networks: readonly NetworkWithTypes[];
  view: MyServicesView;
}

export function MyServiceList({ list, networks, view }: MyServiceListProps) {
  const common = useTranslations('common');
  const { drafts, change, drop } = useReviewDrafts();
  if (list.isPending) return <ServiceSkeletons />;
  if (!list.data) {
    const retry = { label: common('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching };
    return <ErrorState title={common('states.failed')} retry={retry} />;
  }
  const received = list.data.pages.flatMap((page) => page.data);
  return (
    <>
      {received.length === 0 && <Nothing view={view} />}
      {received.length > 0 && (
        <ul className="overflow-clip rounded-lg border border-line bg-surface">
          {received.map((mine) => (
            <MyServiceEntry
              key={mine.service.id}
              mine={mine}
              network={networks.find(({ id }) => id === mine.service.network_id)}
              draft={drafts.get(mine.service.id) ?? { comment: '' }}
              onChange={(changes) => change(mine.service.id, changes)}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className="flex justify-center pt-5">
          <Button loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {common('actions.showMore')}
          </Button>
        </div>
      )}
      <SendReviews drafts={drafts} onSent={drop} />
    </>
  );
}

function Nothing({ view }: { view: MyServicesView }) {
  const t = useTranslations('service.mine');
  if (view === 'unreviewed') {
    return <EmptyState title={t('allReviewed.title')} text={t('allReviewed.text')} />;
  }
  return (
    <EmptyState
      illustration="orders"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <LinkButton href="/" variant="primary">
          {t('empty.action')}
        </LinkButton>
      }
    />
  );
}
