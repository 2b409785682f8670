import type { CampaignSubscription } from '@marquee/contract/generated/youtube.ts';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useServices } from '../../lib/use-services.ts';
import { campaignSubscriptionQuery } from '../../product/campaigns/plan-queries.ts';
import { countriesQuery } from '../../product/countries/countries-query.ts';
import { PagedTable } from '../../product/lists/paged-table.tsx';
import { SourceNote } from '../../product/source-note.tsx';
import type { PageModule } from '../../shell/routing/page-module.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { StatTile } from '../../ui/charts/stat-tile.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import type { Sort } from '../../ui/tables/data-column.ts';
import { useNumbers } from '../../ui/text/use-numbers.ts';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import { type CampaignList, campaignsQuery, lookAgainAfter } from './api.ts';
import {
  type CampaignFilters,
  campaignsPerPage,
  isNarrowed,
  readCampaignFilters,
} from './list/campaign-filters.ts';
import { CampaignToolbar } from './list/campaign-toolbar.tsx';
import { useCampaignColumns } from './list/use-campaign-columns.tsx';
import { PlanSummary } from './plan-summary.tsx';

export const load: PageModule['load'] = async (services, { request }) => {
  const filters = readCampaignFilters(new URL(request.url).searchParams);
  await Promise.all([
    services.queryClient.ensureQueryData(campaignsQuery(services, filters)),
    services.queryClient.ensureQueryData(campaignSubscriptionQuery(services)),
    services.queryClient.ensureQueryData(countriesQuery(services)),
  ]);
};

export const head: PageModule['head'] = ({ phrases }) => ({
  title: phrases.current().campaigns?.title ?? '',
});

export function Page() {
  const t = useTranslations('campaigns');
  const services = useServices();
  const [query, setQuery] = useSearchParams();
  const filters = readCampaignFilters(query);
  const list = useQuery({
    ...campaignsQuery(services, filters),
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ waiting_checks }) => waiting_checks > 0) ? lookAgainAfter : false,
  });
  const { data: subscription } = useQuery(campaignSubscriptionQuery(services));
  const onSet = (changes: Record<string, string>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (!('page' in changes)) next.delete('page');
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const hasAny = (list.data?.total_amount ?? 0) > 0;
  const [first] = list.data?.data ?? [];
  return (
    <>
      <PageHeader
        title={t('title')}
        text={t('lead')}
        actions={
          <LinkButton
            href="/youtube-campaign/create"
            variant="primary"
            icon={<Plus className="size-4" aria-hidden="true" />}
          >
            {t('new')}
          </LinkButton>
        }
      />
      <div className="flex flex-col gap-5">
        {subscription && <PlanSummary subscription={subscription} />}
        {first && <SourceNote source={first.source} />}
        {hasAny && <Totals list={list} />}
        <Card flush>
          <Listing
            list={list}
            filters={filters}
            subscription={subscription}
            hasAny={hasAny}
            onSet={onSet}
            onClear={() => setQuery({}, { replace: true, preventScrollReset: true })}
          />
        </Card>
      </div>
    </>
  );
}

function Totals({ list: { data } }: { list: UseQueryResult<CampaignList> }) {
  const numbers = useNumbers();
  const t = useTranslations('campaigns.totals');
  const names = ['active', 'keywords', 'first3', 'first10', 'first50', 'beyond'] as const;
  return (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-3 desktop:grid-cols-6">
      {names.map((name) => (
        <StatTile key={name} label={t(name)} value={numbers.count(data?.totals[name] ?? 0)} />
      ))}
    </div>
  );
}

interface ListingProps {
  list: UseQueryResult<CampaignList>;
  filters: CampaignFilters;
  subscription: CampaignSubscription | undefined;
  hasAny: boolean;
  onSet(changes: Record<string, string>): void;
  onClear(): void;
}

function Listing({ list, filters, subscription, hasAny, onSet, onClear }: ListingProps) {
  const t = useTranslations('campaigns');
  const { data: countries = [] } = useQuery(countriesQuery(useServices()));
  const sort: Sort = {
    column: filters.column,
    direction: filters.direction === 'asc' ? 'ascending' : 'descending',
  };
  return (
    <PagedTable
      label={t('title')}
      list={list}
      columns={useCampaignColumns()}
      above={
        list.data && hasAny ? (
          <div className="p-4 tablet:px-5">
            <CampaignToolbar
              filters={filters}
              totals={list.data.totals}
              countries={countries}
              onSet={onSet}
              onClear={onClear}
            />
          </div>
        ) : undefined
      }
      table={{
        sort,
        onSortChange: ({ column, direction }) =>
          onSet({ sort: column, direction: direction === 'ascending' ? 'asc' : 'desc' }),
      }}
      page={filters.page}
      perPage={campaignsPerPage}
      onPage={(page) => onSet({ page: page === 1 ? '' : String(page) })}
      isNarrowed={isNarrowed(filters)}
      noneFit={{ title: t('noneFit.title'), text: t('noneFit.text') }}
      nothing={<Nothing subscription={subscription} />}
    />
  );
}

function Nothing({ subscription }: Pick<ListingProps, 'subscription'>) {
  const t = useTranslations('campaigns');
  const needsPlan = subscription?.status === 'none' || subscription?.status === 'lapsed';
  return (
    <EmptyState
      illustration="search"
      title={t('empty.title')}
      text={t(needsPlan ? 'empty.needsPlan' : 'empty.text')}
      action={
        <LinkButton variant="primary" href={needsPlan ? '/plans-and-pricing' : '/youtube-campaign/create'}>
          {t(needsPlan ? 'plan.choose' : 'new')}
        </LinkButton>
      }
    />
  );
}
