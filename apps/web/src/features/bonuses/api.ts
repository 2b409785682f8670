import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { couponsKey, paymentMethodKeys } from '../../product/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

export const couponsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: couponsKey,
    queryFn: async ({ signal }) => (await call('listCoupons', {}, { signal })).data,
  });

export const bonusMethodsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: paymentMethodKeys.bonuses,
    queryFn: async ({ signal }) => (await call('listPaymentMethodsWithBonuses', {}, { signal })).data,
  });
