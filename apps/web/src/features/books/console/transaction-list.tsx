import type { LedgerTransaction } from '@marquee/contract/generated/console.ts';
import { transactionTypes } from '@marquee/domain/money/ledger-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../lib/use-services.ts';
import { KeyedTable } from '../../../product/console/keyed-table.tsx';
import { ListToolbar } from '../../../product/console/list-toolbar.tsx';
import { type ListAddress, wholeNumber } from '../../../product/console/use-list-address.ts';
import { Moment } from '../../../shell/preferences/moment.tsx';
import { useAmounts } from '../../../shell/preferences/use-amounts.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { DataColumn } from '../../../ui/tables/data-column.ts';
import { useTranslations } from '../../../ui/text/use-translations.tsx';
import { CauseLink, useTypeName } from './ledger-names.tsx';
import { readType, type TransactionFilters, transactionsQuery } from './ledger-queries.ts';

export function TransactionList({ address }: { address: ListAddress }) {
  const t = useTranslations('adminMoney');
  const services = useServices();
  const typeName = useTypeName();
  const filters: TransactionFilters = {
    type: readType(address.get('type')),
    customer: wholeNumber(address.get('customer') ?? null),
    search: address.get('search'),
    after: address.after,
  };
  const list = useQuery(transactionsQuery(services, filters));
  const columns = useTransactionColumns(address);
  const { after: _, ...kept } = filters;
  const isFiltered = filters.type ?? filters.customer ?? filters.search;
  return (
    <Card flush>
      <ListToolbar
        list="ledger"
        address={address}
        columns={columns}
        searchLabel={t('ledger.searchTransactions')}
        readCsv={() => services.call('exportLedgerTransactions', { query: kept })}
      >
        <div className="w-full tablet:w-44">
          <Select
            aria-label={t('ledger.anyType')}
            value={filters.type ?? ''}
            placeholder={t('ledger.anyType')}
            options={transactionTypes.map((value) => ({ value, label: typeName(value) }))}
            onChange={({ target }) => address.filter('type', target.value || undefined)}
          />
        </div>
      </ListToolbar>
      <KeyedTable<LedgerTransaction>
        label={t('ledger.transactions')}
        list={list}
        columns={columns}
        address={address}
        empty={{ title: isFiltered ? t('words.notFound') : t('ledger.empty') }}
      />
    </Card>
  );
}

function useTransactionColumns({ open }: ListAddress): DataColumn<LedgerTransaction>[] {
  const t = useTranslations();
  const typeName = useTypeName();
  const { exact } = useAmounts();
  return [
    {
      id: 'id',
      header: t('admin.list.number'),
      card: 'title',
      fixed: true,
      cell: ({ id }) => (
        <button
          type="button"
          data-row-link=""
          className="tap-area rounded-sm font-medium text-primary-text tabular-nums hover:underline"
          onClick={() => open(id)}
        >
          #{id}
        </button>
      ),
    },
    { id: 'type', header: t('finances.columns.type'), cell: ({ type }) => typeName(type) },
    {
      id: 'cause',
      header: t('adminMoney.ledger.cause'),
      cell: ({ ref_type, ref_id }) => <CauseLink ref_type={ref_type} ref_id={ref_id} />,
    },
    {
      id: 'key',
      header: t('adminMoney.ledger.key'),
      cell: ({ key }) => <span className="break-all font-mono text-12 text-ink-soft">{key}</span>,
      stepsBack: { below: 1100, className: 'max-[1099px]:hidden' },
    },
    {
      id: 'created_at',
      header: t('finances.columns.date'),
      cell: ({ created_at }) => (
        <span className="text-ink-soft text-note">
          <Moment value={created_at} />
        </span>
      ),
    },
    {
      id: 'amount',
      header: t('finances.columns.amount'),
      align: 'end',
      card: 'corner',
      cell: ({ amount }) => <span className="whitespace-nowrap font-medium">{exact(amount)}</span>,
    },
  ];
}
