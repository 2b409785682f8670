import type { StaffTrial } from '@marquee/contract/generated/console.ts';
import { freeTrialStatuses } from '@marquee/domain/free-trials/free-trial.ts';
import { useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { RowSheet } from '../../../product/console/row-sheet.tsx';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { staffQuestsQuery, staffTrialsQuery, type TrialFilters } from './api.ts';
import { useTrialColumns } from './trial-columns.tsx';
import { TrialSheet } from './trial-sheet.tsx';

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = readFilters((name) => params.get(name) ?? undefined);
  await Promise.all([
    services.queryClient.ensureQueryData(staffTrialsQuery(services, filters)),
    services.queryClient.ensureQueryData(staffQuestsQuery(services)),
  ]);
}

/** Requests that wait for a decision, and all others. */
export function Page() {
  const t = useTranslations('adminTrials.trials');
  const services = useServices();
  const address = useListAddress();
  const filters = readFilters(address.get);
  const list = useQuery(staffTrialsQuery(services, filters));
  const { data: quests } = useQuery(staffQuestsQuery(services));
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useTrialColumns(address);
  const { after: _, ...query } = filters;
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="free-trials"
          address={address}
          columns={columns}
          searchLabel={t('search')}
          readCsv={() => services.call('exportStaffTrials', { query })}
        >
          <Segmented
            label={t('status')}
            value={filters.status}
            options={freeTrialStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
            onValueChange={(status) => address.filter('status', status)}
          />
          <div className="w-52">
            <Select
              aria-label={t('quest')}
              placeholder={t('anyQuest')}
              value={filters.quest_id ?? ''}
              options={(quests?.data ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
              onChange={({ target }) => address.filter('quest_id', target.value || undefined)}
            />
          </div>
        </ListToolbar>
        <KeyedTable<StaffTrial>
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
        {opened && <TrialSheet key={opened.id} trial={opened} />}
      </RowSheet>
    </>
  );
}

function readFilters(get: (name: string) => string | undefined): TrialFilters {
  return {
    status: freeTrialStatuses.find((status) => status === get('status')) ?? 'in_moderation',
    quest_id: wholeNumber(get('quest_id') ?? null),
    search: get('search'),
    after: wholeNumber(get('after') ?? null),
  };
}
