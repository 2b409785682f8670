import type { CancelRequest } from '@marquee/contract/generated/console.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { BulkActions } from '../../../product/console/bulk/bulk-actions.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { SelectionBar } from '../../../product/console/selection-bar.tsx';
import { useListAddress } from '../../../product/console/use-list-address.ts';
import { useRowSelection } from '../../../product/console/use-row-selection.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { AnswerForm } from './answer-form.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFacts } from './order-facts.tsx';
import { filtersFrom, filtersOf, type QueueFilters, refreshMs } from './queue-filters.ts';
import { QueuePage } from './queue-page.tsx';

const listQuery = ({ call }: Pick<AppServices, 'call'>, { search, after }: QueueFilters) =>
  queryOptions({
    queryKey: consoleKeys.orderQueue('cancel-requests', { search, after }),
    queryFn: ({ signal }) => call('listCancelRequests', { query: { search, after } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export async function load(services: AppServices, args: LoaderFunctionArgs): Promise<void> {
  await services.queryClient.ensureQueryData(listQuery(services, filtersFrom(args)));
}

/** Customers who want to cancel what a provider has. */
export function Page() {
  const t = useTranslations('adminQueues');
  const services = useServices();
  const address = useListAddress();
  const selection = useRowSelection();
  const filters = filtersOf(address);
  const columns = useOrderColumns<CancelRequest>(address);
  return (
    <QueuePage<CancelRequest>
      name="cancel-requests"
      title={t('cancels.title')}
      text={t('cancels.text')}
      list={useQuery(listQuery(services, filters))}
      columns={columns}
      address={address}
      selection={selection}
      readCsv={() => services.call('exportCancelRequests', { query: { search: filters.search } })}
      bar={
        <SelectionBar selection={selection}>
          <BulkActions
            target={{ ids: [...selection.ids] }}
            actions={['partial', 'refund']}
            onStarted={selection.clear}
          />
        </SelectionBar>
      }
      sheetTitle={({ id }) => t('order', { number: String(id) })}
      sheet={(order) => (
        <>
          <OrderFacts
            order={order}
            more={[
              [
                t('cancels.asked'),
                order.asked_at ? <Moment key="asked" value={order.asked_at} /> : t('cancels.notAsked'),
              ],
            ]}
          />
          <div className="flex flex-col gap-3 border-line border-t pt-5">
            <p className="text-ink-soft">{t('cancels.endText')}</p>
            <BulkActions target={{ ids: [order.id] }} actions={['partial', 'refund']} />
          </div>
          <AnswerForm
            danger
            text={t('cancels.refuseText')}
            field={{ name: 'reason', label: t('reason'), hint: t('reasonCustomer') }}
            action={t('cancels.refuse')}
            done={t('cancels.refused')}
            send={(reason) =>
              services.call('refuseCancelRequest', { params: { id: order.id }, body: { reason } })
            }
          />
        </>
      )}
    />
  );
}
