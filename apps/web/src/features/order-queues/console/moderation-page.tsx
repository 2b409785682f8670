import type { ModeratedOrder } from '@marquee/contract/generated/console.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useListAddress } from '../../../product/console/use-list-address.ts';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { AnswerForm } from './answer-form.tsx';
import { MarkedText } from './marked-text.tsx';
import { ModerationRules } from './moderation-rules.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFacts } from './order-facts.tsx';
import { filtersFrom, filtersOf, type QueueFilters, refreshMs } from './queue-filters.ts';
import { QueuePage } from './queue-page.tsx';

const listQuery = ({ call }: Pick<AppServices, 'call'>, { search, after }: QueueFilters) =>
  queryOptions({
    queryKey: consoleKeys.orderQueue('moderation', { search, after }),
    queryFn: ({ signal }) => call('listModeration', { query: { search, after } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export async function load(services: AppServices, args: LoaderFunctionArgs): Promise<void> {
  await services.queryClient.ensureQueryData(listQuery(services, filtersFrom(args)));
}

/** Orders whose texts a person reads before they go out. */
export function Page() {
  const t = useTranslations('adminQueues');
  const services = useServices();
  const address = useListAddress();
  const filters = filtersOf(address);
  const columns = useOrderColumns<ModeratedOrder>(address);
  return (
    <QueuePage<ModeratedOrder>
      name="moderation"
      title={t('moderation.title')}
      text={t('moderation.text')}
      top={<ModerationRules />}
      list={useQuery(listQuery(services, filters))}
      columns={columns.filter(({ id }) => id !== 'provider')}
      address={address}
      readCsv={() => services.call('exportModeration', { query: { search: filters.search } })}
      sheetTitle={({ id }) => t('order', { number: String(id) })}
      sheet={(order) => <ModeratedOrderReview order={order} />}
    />
  );
}

function ModeratedOrderReview({ order }: { order: ModeratedOrder }) {
  const t = useTranslations('adminQueues');
  const services = useServices();
  const { exact } = useAmounts();
  const params = { id: order.id };
  return (
    <>
      {order.texts.map(({ field, text, marks }) => (
        <section key={field} className="flex flex-col gap-1">
          <h3 className="font-semibold">{field}</h3>
          <MarkedText text={text} marks={marks} />
        </section>
      ))}
      <OrderFacts order={order} />
      {order.runs > 1 && <p className="text-ink-soft">{t('moderation.runs', { count: order.runs })}</p>}
      <AnswerForm
        action={t('moderation.approve')}
        done={t('moderation.approved')}
        send={() => services.call('approveModerated', { params, body: {} })}
      />
      <AnswerForm
        danger
        text={t('moderation.rejectText', { amount: exact(order.cost) })}
        field={{ name: 'reason', label: t('reason'), hint: t('reasonCustomer') }}
        action={t('moderation.reject')}
        done={t('moderation.rejected')}
        send={(reason) => services.call('rejectModerated', { params, body: { reason } })}
      />
    </>
  );
}
