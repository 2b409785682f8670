import type { Calls } from '@marquee/contract/generated/calls.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { financeKeys } from '../../product/query-keys.ts';
import type { FinanceFilters } from './finance-filters.ts';

type Services = Pick<AppServices, 'call'>;
type Query = Calls['exportPayments']['query'];

export const entriesPerPage = 25;

export const financesQuery = ({ call }: Services, filters: FinanceFilters) =>
  queryOptions({
    queryKey: financeKeys.list(filters),
    queryFn: ({ signal }) =>
      call(
        'listPayments',
        { query: { ...toQuery(filters), page: filters.page, per_page: entriesPerPage } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

export function exportFinances({ call }: Services, filters: FinanceFilters): Promise<string> {
  return call('exportPayments', { query: toQuery(filters) });
}

function toQuery({ types, wallet, from, to, search }: FinanceFilters): Query {
  return {
    type: types.length > 0 ? types.join(',') : undefined,
    wallet,
    start_date: from,
    end_date: to,
    search,
  };
}
