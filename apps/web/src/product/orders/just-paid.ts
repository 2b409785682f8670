import { queryOptions, skipToken } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { justPaidKey } from '../query-keys.ts';

/** Orders that were paid a moment ago, until the page that the payer lands on has taken note of them. */
export const justPaidQuery = queryOptions<readonly number[]>({
  queryKey: justPaidKey,
  queryFn: skipToken,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Kept in memory only: a reload or a later visit is not a payment. */
export function markJustPaid(
  { queryClient }: Pick<AppServices, 'queryClient'>,
  orderIds: readonly number[],
): void {
  queryClient.setQueryData<readonly number[]>(justPaidKey, orderIds);
}
