import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';

type Services = Pick<AppServices, 'call'>;

export const couponsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['coupons'],
    queryFn: async ({ signal }) => (await call('listCoupons', {}, { signal })).data,
  });

export const bonusMethodsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['payment-methods-with-bonuses'],
    queryFn: async ({ signal }) => (await call('listPaymentMethodsWithBonuses', {}, { signal })).data,
  });
