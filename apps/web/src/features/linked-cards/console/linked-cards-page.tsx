import type { WatchedCard } from '@marquee/contract/generated/console.ts';
import { type LinkedCardStatus, linkedCardStatuses } from '@marquee/domain/payments/linked-card-status.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import type { AppServices } from '../../../lib/app-services.ts';
import { useServices } from '../../../lib/use-services.ts';
import { CustomerCell } from '../../../product/console/customer-cell.tsx';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { useListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { Status } from '../../../ui/feedback/status.tsx';
import type { Tone } from '../../../ui/feedback/tone.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';

interface Filters {
  status: LinkedCardStatus | 'all';
  search: string | undefined;
  after: number | undefined;
}

const cardsQuery = ({ call }: Pick<AppServices, 'call'>, filters: Filters) =>
  queryOptions({
    queryKey: consoleKeys.linkedCards(filters),
    queryFn: ({ signal }) => call('watchLinkedCards', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });

export async function load(services: AppServices, { request }: LoaderFunctionArgs): Promise<void> {
  const params = new URL(request.url).searchParams;
  const filters = {
    status: readStatus(params.get('status')),
    search: params.get('search') ?? undefined,
    after: wholeNumber(params.get('after')),
  };
  await services.queryClient.ensureQueryData(cardsQuery(services, filters));
}

/** Cards that customers have linked. Staff can look, and no more. */
export function Page() {
  const t = useTranslations('adminMoney');
  const services = useServices();
  const address = useListAddress();
  const filters: Filters = {
    status: readStatus(address.get('status') ?? null),
    search: address.get('search'),
    after: address.after,
  };
  const list = useQuery(cardsQuery(services, filters));
  const columns = useCardColumns();
  const { status, search } = filters;
  return (
    <>
      <PageHeader title={t('cards.title')} text={t('cards.text')} />
      <Card flush>
        <ListToolbar
          list="linked-cards"
          address={address}
          columns={columns}
          searchLabel={t('cards.search')}
          readCsv={() => services.call('exportLinkedCards', { query: { status, search } })}
        >
          <div className="w-full tablet:w-44">
            <Select
              aria-label={t('words.status')}
              value={status}
              options={(['all', ...linkedCardStatuses] as const).map((value) => ({
                value,
                label: t(value === 'all' ? 'cards.all' : `cards.states.${value}`),
              }))}
              onChange={({ target }) => address.filter('status', target.value)}
            />
          </div>
        </ListToolbar>
        <KeyedTable<WatchedCard>
          label={t('cards.title')}
          list={list}
          columns={columns}
          address={address}
          empty={{ title: search || status !== 'all' ? t('words.notFound') : t('cards.empty') }}
        />
      </Card>
    </>
  );
}

const tones: Record<LinkedCardStatus, Tone> = {
  pending: 'info',
  active: 'success',
  expired: 'warning',
  removed: 'neutral',
};

function useCardColumns(): DataColumn<WatchedCard>[] {
  const t = useTranslations('adminMoney');
  const list = useTranslations('admin.list');
  const moment = (value: string | null) => (value === null ? '–' : <Moment key={value} value={value} />);
  return [
    {
      id: 'id',
      header: list('number'),
      card: 'none',
      cell: ({ id }) => <span className="text-ink-faint tabular-nums">#{id}</span>,
    },
    {
      id: 'card',
      header: t('cards.card'),
      card: 'title',
      fixed: true,
      cell: ({ name }) => <span className="whitespace-nowrap font-medium">{name}</span>,
    },
    {
      id: 'customer',
      header: list('customer'),
      cell: ({ customer }) => <CustomerCell customer={customer} />,
    },
    { id: 'method', header: t('cards.method'), cell: ({ method }) => method },
    {
      id: 'status',
      header: t('words.status'),
      card: 'corner',
      cell: ({ status }) => <Status tone={tones[status]}>{t(`cards.states.${status}`)}</Status>,
    },
    {
      id: 'expires',
      header: t('cards.expires'),
      cell: ({ expires_at }) =>
        expires_at ? (
          <span className="tabular-nums">
            {String(expires_at.month).padStart(2, '0')}/{expires_at.year}
          </span>
        ) : (
          '–'
        ),
    },
    { id: 'failed', header: t('cards.lastFailed'), cell: ({ last_failed_at }) => moment(last_failed_at) },
    { id: 'linked', header: t('cards.linked'), cell: ({ linked_at }) => moment(linked_at) },
  ];
}

function readStatus(text: string | null): Filters['status'] {
  return linkedCardStatuses.find((status) => status === text) ?? 'all';
}
