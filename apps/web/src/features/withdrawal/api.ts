import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { moneyKeys, withdrawalKeys } from '../../product/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

export const withdrawalsPerPage = 10;

export const withdrawalMethodsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: withdrawalKeys.methods,
    queryFn: async ({ signal }) => (await call('listWithdrawalMethods', {}, { signal })).data,
  });

export const withdrawalsQuery = ({ call }: Services, page: number) =>
  queryOptions({
    queryKey: withdrawalKeys.page(page),
    queryFn: ({ signal }) =>
      call('listWithdrawals', { query: { page, per_page: withdrawalsPerPage } }, { signal }),
    placeholderData: keepPreviousData,
    // A person decides; whoever has switched notices off sees it all the same.
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'in_review') ? 15_000 : false,
  });

/** Fee and payout for a valid amount. */
export const quoteQuery = ({ call }: Services, request: { methodId: number | undefined; amount: string }) =>
  queryOptions({
    queryKey: withdrawalKeys.quote(request),
    queryFn: async ({ signal }) => {
      const body = { payment_method_id: request.methodId ?? 0, amount: request.amount };
      return (await call('quoteWithdrawal', { body }, { signal })).data;
    },
    enabled: request.methodId !== undefined && request.amount !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });

export const earningsChangedKeys = [withdrawalKeys.all, ...moneyKeys] as const;
