import type { SubscriptionView } from '@marquee/contract/generated/ordering.ts';
import { subscriptionStatuses } from '@marquee/domain/subscriptions/subscription.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { PagedTable } from '../../product/lists/paged-table.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type SubscriptionList, subscriptionsPerPage, subscriptionsQuery } from './api.ts';
import { useSubscriptionColumns } from './use-subscription-columns.tsx';

interface SubscriptionListingProps {
  list: UseQueryResult<SubscriptionList>;
  page: number;
  isFiltered: boolean;
  onPage(page: number): void;
}

const lookAgainAfter = 20_000;

function readQuestion(query: URLSearchParams) {
  const page = query.get('page') ?? '';
  return {
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    status: subscriptionStatuses.find((status) => status === query.get('status')),
  };
}

export const load: PageModule['load'] = async (services, { request }) => {
  const question = readQuestion(new URL(request.url).searchParams);
  await services.queryClient.ensureQueryData(subscriptionsQuery(services, question));
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().subscriptions?.title ?? '',
});

export function Page() {
  const t = useTranslations('subscriptions');
  const [query, setQuery] = useSearchParams();
  const question = readQuestion(query);
  const list = useQuery({
    ...subscriptionsQuery(useServices(), question),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'in_processing') ? lookAgainAfter : false,
  });
  const show = (page: number, status: SubscriptionView['status'] | undefined) =>
    setQuery(
      { ...(status ? { status } : {}), ...(page > 1 ? { page: String(page) } : {}) },
      { replace: true, preventScrollReset: true },
    );
  const hasAny = (list.data?.recordsTotal ?? 0) > 0;
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('lead')}
        actions={
          <>
            <LinkButton href="/subscription-about">{t('about')}</LinkButton>
            <LinkButton
              href="/orders/create?type=autopromotion"
              variant="primary"
              icon={<Plus className="size-4" aria-hidden="true" />}
            >
              {t('new')}
            </LinkButton>
          </>
        }
      />
      <Card flush>
        {hasAny && (
          <div className="overflow-x-auto p-4 [scrollbar-width:none] tablet:px-5">
            <Segmented
              label={t('filter')}
              value={question.status ?? 'all'}
              options={[
                { value: 'all', label: t('all') },
                ...subscriptionStatuses.map((status) => ({ value: status, label: t(`statuses.${status}`) })),
              ]}
              onValueChange={(status) => show(1, status === 'all' ? undefined : status)}
            />
          </div>
        )}
        <SubscriptionListing
          list={list}
          page={question.page}
          isFiltered={question.status !== undefined}
          onPage={(page) => show(page, question.status)}
        />
      </Card>
    </>
  );
}

function SubscriptionListing({ list, page, isFiltered, onPage }: SubscriptionListingProps) {
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
