import type { ReferralReward } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { RowSheet } from '../../../product/console/row-sheet.tsx';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { type RewardFilters, referralRewardsQuery, rewardFilterStates } from './api.ts';
import { useRewardColumns } from './reward-columns.tsx';
import { RewardSheet } from './reward-sheet.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = readFilters((name) => params.get(name) ?? undefined);
  await services.queryClient.ensureQueryData(referralRewardsQuery(services, filters));
}

/** Who earned by whom, and the rewards that wait because the two may be one person. */
export function Page() {
  const t = useTranslations('adminReferrals');
  const services = useServices();
  const address = useListAddress();
  const filters = readFilters(address.get);
  const list = useQuery(referralRewardsQuery(services, filters));
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useRewardColumns(address);
  const { after: _, ...query } = filters;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="referrals"
          address={address}
          columns={columns}
          searchLabel={t('search')}
          readCsv={() => services.call('exportReferralRewards', { query })}
        >
          <Segmented
            label={t('state')}
            value={filters.state}
            options={rewardFilterStates.map((value) => ({ value, label: t(`states.${value}`) }))}
            onValueChange={(state) => address.filter('state', state)}
          />
        </ListToolbar>
        <KeyedTable<ReferralReward>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={filters.search ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <RowSheet
        title={t('one', { number: String(opened?.id ?? '') })}
        ids={rows.map(({ id }) => id)}
        address={address}
      >
        {opened && <RewardSheet key={`${opened.id} ${opened.state}`} reward={opened} />}
      </RowSheet>
    </>
  );
}

function readFilters(get: (name: string) => string | undefined): RewardFilters {
  return {
    state: rewardFilterStates.find((state) => state === get('state')) ?? 'held',
    search: get('search'),
    after: wholeNumber(get('after') ?? null),
  };
}
