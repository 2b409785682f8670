import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';

export const couponFilters = ['all', 'on', 'off'] as const;

export interface CouponFilters {
  state: (typeof couponFilters)[number];
  search: string | undefined;
  after: number | undefined;
}

export const couponsQuery = ({ call }: Pick<AppServices, 'call'>, filters: CouponFilters) =>
  queryOptions({
    queryKey: consoleKeys.couponList(filters),
    queryFn: ({ signal }) => call('manageCoupons', { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  });
