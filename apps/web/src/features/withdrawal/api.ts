import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';

type Services = Pick<AppServices, 'call'>;

export const withdrawalsPerPage = 10;

export const walletsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['wallets'],
    queryFn: async ({ signal }) => (await call('getWallets', {}, { signal })).data,
  });

export const withdrawalMethodsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['withdrawal-methods'],
    queryFn: async ({ signal }) => (await call('listWithdrawalMethods', {}, { signal })).data,
  });

export const withdrawalsQuery = ({ call }: Services, page: number) =>
  queryOptions({
    queryKey: ['withdrawals', page],
    queryFn: ({ signal }) =>
      call('listWithdrawals', { query: { page, per_page: withdrawalsPerPage } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** What the server would take and what would arrive, for an amount that could be one. */
export const quoteQuery = ({ call }: Services, asked: { methodId: number | undefined; amount: string }) =>
  queryOptions({
    queryKey: ['withdrawal-quote', asked],
    queryFn: async ({ signal }) => {
      const body = { payment_method_id: asked.methodId ?? 0, amount: asked.amount };
      return (await call('quoteWithdrawal', { body }, { signal })).data;
    },
    enabled: asked.methodId !== undefined && asked.amount !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Whatever moves earnings changes them in every place they are shown. */
export async function refreshMoney({ queryClient }: Pick<AppServices, 'queryClient'>): Promise<void> {
  await Promise.all(
    [['wallets'], ['withdrawals'], ['profile'], ['finances'], ['finance-charts']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}
