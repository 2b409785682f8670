import type { AccountRole, CustomerState } from '@marquee/domain/access/customer-states.ts';
import { accountRoles, customerStates } from '@marquee/domain/access/customer-states.ts';
import type { AdjustmentStatus } from '@marquee/domain/payments/adjustment.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';
import { wholeNumber } from '../../../product/console/use-list-address.ts';

type Caller = Pick<AppServices, 'call'>;

export interface CustomerFilters {
  search: string | undefined;
  state: CustomerState | undefined;
  role: AccountRole | undefined;
  from: string | undefined;
  to: string | undefined;
  source: string | undefined;
  owes: boolean | undefined;
}

/** The filters as they stand in the address; what is none counts as not set. */
export function readFilters(get: (name: string) => string | undefined): CustomerFilters {
  const day = (name: string) => (/^\d{4}-\d\d-\d\d$/.test(get(name) ?? '') ? get(name) : undefined);
  return {
    search: get('search'),
    state: customerStates.find((state) => state === get('state')),
    role: accountRoles.find((role) => role === get('role')),
    from: day('from'),
    to: day('to'),
    source: get('source'),
    owes: get('owes') === '1' || undefined,
  };
}

export const customersQuery = ({ call }: Caller, filters: CustomerFilters, after: number | undefined) =>
  queryOptions({
    queryKey: consoleKeys.customerList({ ...filters, after }),
    queryFn: ({ signal }) => call('listCustomers', { query: { ...filters, after } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** The account that a page's address names. */
export const customerId = (text: string | undefined): number => wholeNumber(text ?? null) ?? 0;

export const customerQuery = ({ call }: Caller, id: number) =>
  queryOptions({
    queryKey: consoleKeys.customer(id),
    queryFn: async ({ signal }) => (await call('getCustomer', { params: { id } }, { signal })).data,
  });

export const customerAuditQuery = ({ call }: Caller, id: number) =>
  infiniteQueryOptions({
    queryKey: consoleKeys.customerAudit(id),
    queryFn: ({ pageParam: after, signal }) =>
      call('getCustomerAudit', { params: { id }, query: { after, limit: 20 } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });

export const closingQuery = ({ call }: Caller, id: number) =>
  queryOptions({
    queryKey: consoleKeys.customerClosing(id),
    queryFn: async ({ signal }) => (await call('getCustomerClosing', { params: { id } }, { signal })).data,
  });

export interface AdjustmentFilters {
  status: AdjustmentStatus;
  search: string | undefined;
  after: number | undefined;
}

export const adjustmentsQuery = ({ call }: Caller, filters: AdjustmentFilters) =>
  queryOptions({
    queryKey: consoleKeys.adjustmentList(filters),
    queryFn: ({ signal }) => call('listAdjustments', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
