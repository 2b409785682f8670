import type { WidgetReward } from '@marquee/contract/generated/console.ts';
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
import { type RewardFilters, widgetRewardsQuery } from './api.ts';
import { useRewardColumns } from './reward-columns.tsx';
import { RewardSheet } from './reward-sheet.tsx';

const statuses = ['held', 'paid', 'refused', 'reversed'] as const;

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = readFilters((name) => params.get(name) ?? undefined);
  await services.queryClient.ensureQueryData(widgetRewardsQuery(services, filters));
}

/** Rewards that a person has to judge, and what became of the others. */
export function Page() {
  const t = useTranslations('adminWidgets.rewards');
  const services = useServices();
  const address = useListAddress();
  const filters = readFilters(address.get);
  const list = useQuery(widgetRewardsQuery(services, filters));
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useRewardColumns(address);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar list="widget-rewards" address={address} columns={columns} searchLabel={t('search')}>
          <Segmented
            label={t('status')}
            value={filters.status}
            options={statuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            onValueChange={(status) => address.filter('status', status)}
          />
        </ListToolbar>
        <KeyedTable<WidgetReward>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          empty={{ title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <RowSheet
        title={t('one', { number: String(opened?.id ?? '') })}
        ids={rows.map(({ id }) => id)}
        address={address}
      >
        {opened && <RewardSheet key={opened.id} reward={opened} />}
      </RowSheet>
    </>
  );
}

function readFilters(get: (name: string) => string | undefined) {
  return {
    status: statuses.find((status) => status === get('status')) ?? 'held',
    search: get('search'),
    after: wholeNumber(get('after') ?? null),
  } satisfies RewardFilters;
}
