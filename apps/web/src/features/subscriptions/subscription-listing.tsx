import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFailureWords } from '../../shell/errors/use-failure-words.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ListPages } from '../../ui/list-pages.tsx';
import { type SubscriptionList, subscriptionsPerPage } from './api.ts';
import { useSubscriptionColumns } from './use-subscription-columns.tsx';

interface SubscriptionListingProps {
  list: UseQueryResult<SubscriptionList>;
  page: number;
  isFiltered: boolean;
  onPage(page: number): void;
}

export function SubscriptionListing({ list, page, isFiltered, onPage }: SubscriptionListingProps) {
  const t = useTranslations('subscriptions');
  const common = useTranslations('common');
  const columns = useSubscriptionColumns();
  const failureWords = useFailureWords();
  if (list.isLoadingError) {
    const retry = { label: common('actions.retry'), onRetry: () => list.refetch(), busy: list.isFetching };
    return <ErrorState title={common('states.failed')} text={failureWords(list.error)} retry={retry} />;
  }
  return (
    <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={list.data?.data ?? []}
        rowKey={({ id }) => String(id)}
        loading={list.isPending}
        empty={isFiltered ? <NoneFit /> : <Nothing />}
      />
      <ListPages
        found={list.data?.recordsFiltered ?? 0}
        perPage={subscriptionsPerPage}
        page={page}
        onPage={onPage}
      />
    </div>
  );
}

function NoneFit() {
  const t = useTranslations('subscriptions.noneFit');
  return <EmptyState illustration="search" title={t('title')} text={t('text')} />;
}

function Nothing() {
  const t = useTranslations('subscriptions');
  return (
    <EmptyState
      illustration="orders"
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <LinkButton href="/orders/create?type=autopromotion" variant="primary">
          {t('new')}
        </LinkButton>
      }
    />
  );
}
