import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { cardKeys, paymentMethodKeys } from '../../product/query-keys.ts';

type Services = Pick<AppServices, 'call'>;

export const managedCardsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: cardKeys.managed,
    queryFn: async ({ signal }) => (await call('listLinkedCards', {}, { signal })).data,
  });

export const cardMethodsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: paymentMethodKeys.cards,
    queryFn: async ({ signal }) => (await call('listRecurringPaymentMethods', {}, { signal })).data,
  });
