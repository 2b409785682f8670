import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { cardKeys } from '../query-keys.ts';

/** The linked cards that something can be paid with. */
export const cardsQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: cardKeys.all,
    queryFn: async ({ signal }) => (await call('listLinkedCardsForOrders', {}, { signal })).data,
  });
