import { transactionTypes } from '@marquee/domain/money/ledger-names.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';

type Services = Pick<AppServices, 'call'>;
export type TransactionType = (typeof transactionTypes)[number];

export interface TransactionFilters {
  type: TransactionType | undefined;
  customer: number | undefined;
  search: string | undefined;
  after: number | undefined;
}

export const transactionsQuery = ({ call }: Services, filters: TransactionFilters) =>
  queryOptions({
    queryKey: consoleKeys.ledgerTransactions(filters),
    queryFn: ({ signal }) => call('listLedgerTransactions', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });

export const accountsQuery = ({ call }: Services, search: string) =>
  queryOptions({
    queryKey: consoleKeys.ledgerAccounts(search),
    queryFn: async ({ signal }) => {
      const { data } = await call(
        'listLedgerAccounts',
        { query: { search: search || undefined } },
        { signal },
      );
      return { data, next: null };
    },
    placeholderData: keepPreviousData,
  });

export const entriesQuery = ({ call }: Services, account: number, after: number | undefined) =>
  queryOptions({
    queryKey: consoleKeys.ledgerEntries(account, after),
    queryFn: ({ signal }) =>
      call('listLedgerEntries', { params: { id: account }, query: { after } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const transactionQuery = ({ call }: Services, id: number) =>
  queryOptions({
    queryKey: consoleKeys.ledgerTransaction(id),
    queryFn: async ({ signal }) => (await call('getLedgerTransaction', { params: { id } }, { signal })).data,
  });

export function readType(text: string | null | undefined): TransactionType | undefined {
  return transactionTypes.find((type) => type === text);
}
