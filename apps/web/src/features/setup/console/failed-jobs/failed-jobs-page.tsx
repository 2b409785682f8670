import type { FailedJob } from '@marquee/contract/generated/console.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../../lib/app-services.ts';
import { useServices } from '../../../../lib/use-services.ts';
import { KeyedTable } from '../../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../../product/console/list-toolbar.tsx';
import { consoleKeys } from '../../../../product/console/query-keys.ts';
import { SelectionBar } from '../../../../product/console/selection-bar.tsx';
import { useListAddress, wholeNumber } from '../../../../product/console/use-list-address.ts';
import { useRowSelection } from '../../../../product/console/use-row-selection.ts';
import { useAction } from '../../../../product/use-action.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { useTranslations } from '../../../../ui/text/use-translations.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { failedJobsQuery } from './api.ts';
import { useFailedJobColumns } from './failed-job-columns.tsx';

const refresh = [consoleKeys.failedJobs, consoleKeys.queues];

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  await services.queryClient.ensureQueryData(
    failedJobsQuery(services, {
      search: params.get('search') ?? undefined,
      after: wholeNumber(params.get('after')),
    }),
  );
}

/** What failed in the background for good: run again, or discarded with a reason. */
export function Page() {
  const t = useTranslations('adminSetup.failedJobs');
  const services = useServices();
  const address = useListAddress();
  const selection = useRowSelection();
  const action = useAction();
  const toast = useToast();
  const [discards, setDiscards] = useState(false);
  const filters = { search: address.get('search'), after: address.after };
  const list = useQuery(failedJobsQuery(services, filters));
  const columns = useFailedJobColumns();
  const ids = (list.data?.data ?? []).map(({ id }) => id).filter((id) => selection.ids.has(id));
  const retry = () =>
    void action.run(
      async () => {
        const { count } = (await services.call('retryFailedJobs', { body: { ids } })).data;
        toast({ title: t('retried', { count }), tone: count > 0 ? 'success' : 'warning' });
        selection.clear();
      },
      { refresh },
    );
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Card flush>
        <ListToolbar
          list="failed-jobs"
          address={address}
          columns={columns}
          searchLabel={t('search')}
          readCsv={() => services.call('exportFailedJobs', { query: { search: filters.search } })}
        />
        <SelectionBar selection={selection}>
          <Button size="small" variant="primary" loading={action.isBusy} onClick={retry}>
            {t('retry')}
          </Button>
          <Button size="small" onClick={() => setDiscards(true)}>
            {t('discard')}
          </Button>
        </SelectionBar>
        <KeyedTable<FailedJob>
          label={t('title')}
          list={list}
          columns={columns}
          address={address}
          selection={selection}
          empty={filters.search ? { title: t('notFound') } : { title: t('empty'), text: t('emptyText') }}
        />
      </Card>
      <ReasonDialog
        open={discards}
        title={t('discardTitle', { count: ids.length })}
        text={t('discardText')}
        field="reason"
        confirm={t('discard')}
        done={t('discarded')}
        refresh={refresh}
        send={async (reason) => {
          await services.call('discardFailedJobs', { body: { ids, reason } });
          selection.clear();
        }}
        onClose={() => setDiscards(false)}
      />
    </>
  );
}
