import type { UnknownOrder } from '@marquee/contract/generated/console.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useListAddress } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { useProfile } from '../../../shell/session/profile.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { AnswerForm } from './answer-form.tsx';
import { DispatchHold, holdQuery } from './dispatch-hold.tsx';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFacts } from './order-facts.tsx';
import { filtersFrom, filtersOf, type QueueFilters, refreshMs } from './queue-filters.ts';
import { QueuePage } from './queue-page.tsx';

const listQuery = ({ call }: Pick<AppServices, 'call'>, { search, after }: QueueFilters) =>
  queryOptions({
    queryKey: consoleKeys.orderQueue('unknown-orders', { search, after }),
    queryFn: ({ signal }) => call('listUnknownOrders', { query: { search, after } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export async function load(services: AppServices, args: LoaderFunctionArgs): Promise<void> {
  await Promise.all([
    services.queryClient.ensureQueryData(listQuery(services, filtersFrom(args))),
    services.queryClient.ensureQueryData(holdQuery(services)),
  ]);
}

/** Orders of which nobody knows whether the provider has them. */
export function Page() {
  const t = useTranslations('adminQueues');
  const services = useServices();
  const address = useListAddress();
  const filters = filtersOf(address);
  const columns = useOrderColumns<UnknownOrder>(address);
  return (
    <QueuePage<UnknownOrder>
      name="unknown-orders"
      title={t('unknown.title')}
      text={t('unknown.text')}
      top={<DispatchHold />}
      list={useQuery(listQuery(services, filters))}
      columns={columns}
      address={address}
      readCsv={() => services.call('exportUnknownOrders', { query: { search: filters.search } })}
      sheetTitle={({ id }) => t('order', { number: String(id) })}
      sheet={(order) => <UnknownOrderReview order={order} />}
    />
  );
}

function UnknownOrderReview({ order }: { order: UnknownOrder }) {
  const t = useTranslations('adminQueues');
  const services = useServices();
  const { exact } = useAmounts();
  const mayRefund = useProfile()?.permissions.includes('orders.refund');
  const resolve = (body: {
    answer: 'placed' | 'resend' | 'refund';
    number?: string;
    reason?: string;
    delivered?: number;
  }) => services.call('resolveUnknownOrder', { params: { id: order.id }, body });
  return (
    <>
      <OrderFacts order={order} />
      {order.attempts.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="font-semibold">{t('unknown.attempts')}</h3>
          <ul className="flex flex-col gap-2">
            {order.attempts.map(({ outcome, message, created_at }) => (
              <li key={created_at} className="text-note">
                <Moment value={created_at} /> · {t(`unknown.outcomes.${readOutcome(outcome)}`)}
                {message && <span className="block break-words text-ink-faint">{message}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="text-ink-soft">{t('unknown.look')}</p>
      <AnswerForm
        title={t('unknown.placed')}
        text={t('unknown.placedText')}
        field={{ name: 'number', label: t('providerNumber') }}
        action={t('unknown.placedDo')}
        done={t('unknown.placedDone')}
        send={(number) => resolve({ answer: 'placed', ...(number === '' ? {} : { number }) })}
      />
      <AnswerForm
        title={t('unknown.notPlaced')}
        text={t('unknown.resendText')}
        action={t('unknown.resend')}
        done={t('unknown.resent')}
        send={() => resolve({ answer: 'resend' })}
      />
      {mayRefund && (
        <AnswerForm
          danger
          text={t('unknown.refundText', { amount: exact(order.cost) })}
          field={{ name: 'reason', label: t('reason'), hint: t('reasonCustomer') }}
          second={{ name: 'delivered', label: t('unknown.delivered'), hint: t('unknown.deliveredHint') }}
          action={t('unknown.refund')}
          done={t('unknown.refunded')}
          send={(reason, delivered) =>
            resolve({
              answer: 'refund',
              ...(reason === '' ? {} : { reason }),
              ...(delivered === '' ? {} : { delivered: Number(delivered) }),
            })
          }
        />
      )}
    </>
  );
}

const outcomes = ['placed', 'refused', 'not_sent', 'unknown', 'answered'] as const;

function readOutcome(text: string): (typeof outcomes)[number] {
  return outcomes.find((outcome) => outcome === text) ?? 'unknown';
}
