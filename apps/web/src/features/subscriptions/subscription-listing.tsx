import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { PagedTable } from '../../product/lists/paged-table.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
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
  return (
    <PagedTable
      label={t('title')}
      list={list}
      columns={useSubscriptionColumns()}
      page={page}
      perPage={subscriptionsPerPage}
      onPage={onPage}
      isNarrowed={isFiltered}
      noneFit={{ title: t('noneFit.title'), text: t('noneFit.text') }}
      nothing={<Nothing />}
    />
  );
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
