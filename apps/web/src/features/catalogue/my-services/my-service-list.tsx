import type { Calls } from '@marquee/contract/generated/calls.ts';
import type { NetworkWithTypes } from '@marquee/contract/generated/catalogue.ts';
import { type InfiniteData, type UseInfiniteQueryResult, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../lib/use-services.ts';
import { myServiceKeys } from '../../../product/query-keys.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { ServiceSkeletons } from '../list/service-skeletons.tsx';
import type { MyServicesView } from './api.ts';
import { MyServiceEntry } from './my-service-entry.tsx';
import { type ReviewDrafts, ratedReviews, useReviewDrafts } from './review-drafts.ts';

interface SendReviewsProps {
  drafts: ReviewDrafts;
  onSent(serviceIds: readonly number[]): void;
}

type Sending = { state: 'idle' | 'busy' | 'failed' } | { state: 'sent'; count: number };

interface MyServiceListProps {
  list: UseInfiniteQueryResult<InfiniteData<Calls['listMyServices']['answer']>>;
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

/** Sticks to the bottom of the screen while there is something to send. */
function SendReviews({ drafts, onSent }: SendReviewsProps) {
  const t = useTranslations('service.mine');
  const { call } = useServices();
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const reviews = ratedReviews(drafts);
  const send = async () => {
    setSending({ state: 'busy' });
    try {
      const { data } = await call('submitReviews', { body: { reviews } });
      await client.invalidateQueries({ queryKey: myServiceKeys.all });
      onSent(data.map((review) => review.service_id));
      setSending({ state: 'sent', count: data.length });
    } catch {
      setSending({ state: 'failed' });
    }
  };
  return (
    <div className="sticky bottom-[var(--bottom-bar,0px)] mt-4" aria-live="polite">
      {sending.state === 'sent' && reviews.length === 0 && (
        <p className="rounded-md bg-success-soft px-4 py-3 text-success-text">
          {t('sent', { count: sending.count })}
        </p>
      )}
      {reviews.length > 0 && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-floating p-3 ps-4 shadow-floating">
          <p className={sending.state === 'failed' ? 'text-danger-text' : 'text-ink-soft'}>
            {sending.state === 'failed' ? t('failed') : t('chosen', { count: reviews.length })}
          </p>
          <Button variant="primary" loading={sending.state === 'busy'} onClick={send}>
            {t('send', { count: reviews.length })}
          </Button>
        </div>
      )}
    </div>
  );
}
