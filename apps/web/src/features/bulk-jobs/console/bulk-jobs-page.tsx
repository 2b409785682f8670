import type { BulkJob } from '@marquee/contract/generated/console.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { RowSheet } from '../../../product/console/row-sheet.tsx';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { BulkJobReview } from './bulk-job-review.tsx';
import { useJobColumns } from './job-columns.tsx';

const runningMs = 1000;
const restingMs = 15_000;

interface Filters {
  after: number | undefined;
  /** The job's own number. */
  id: number | undefined;
}

const jobsQuery = ({ call }: Pick<AppServices, 'call'>, filters: Filters) =>
  queryOptions({
    queryKey: consoleKeys.bulkJobList(filters),
    queryFn: ({ signal }) => call('listBulkJobs', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'running') ? runningMs : restingMs,
  });

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = { after: wholeNumber(params.get('after')), id: numberOf(params.get('search')) };
  await services.queryClient.ensureQueryData(jobsQuery(services, filters));
}

/** Actions over many orders: how far they are, and what became of each order. */
export function Page() {
  const t = useTranslations('adminQueues.jobs');
  const services = useServices();
  const address = useListAddress();
  const list = useQuery(jobsQuery(services, { after: address.after, id: numberOf(address.get('search')) }));
  const rows = list.data?.data ?? [];
  const opened = rows.find(({ id }) => id === address.opened);
  const columns = useJobColumns(address);
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="bulk-jobs"
          address={address}
          columns={columns}
          readCsv={() => services.call('exportBulkJobs', {})}
        />
        <KeyedTable<BulkJob>
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
        {opened && <BulkJobReview key={opened.id} job={opened} />}
      </RowSheet>
    </>
  );
}

const numberOf = (text: string | null | undefined) => wholeNumber(text?.replace('#', '') ?? null);
