import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';

type Services = Pick<AppServices, 'call'>;

export const cardsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['linked-cards', 'managed'],
    queryFn: async ({ signal }) => (await call('listLinkedCards', {}, { signal })).data,
  });

export const cardMethodsQuery = ({ call }: Services) =>
  queryOptions({
    queryKey: ['card-methods'],
    queryFn: async ({ signal }) => (await call('listRecurringPaymentMethods', {}, { signal })).data,
  });
