import type { ManagedOffer } from '@marquee/contract/generated/console.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { consoleKeys } from '../../../product/console/query-keys.ts';

type Calls = Pick<AppServices, 'call'>;

/** All of them at once: there are a hundred at most. */
export const offersQuery = ({ call }: Calls) =>
  queryOptions({
    queryKey: consoleKeys.specialOffers,
    queryFn: async ({ signal }): Promise<{ data: ManagedOffer[]; next: number | null }> => ({
      ...(await call('manageSpecialOffers', {}, { signal })),
      next: null,
    }),
  });

export const partsQuery = ({ call }: Calls, search: string) =>
  queryOptions({
    queryKey: consoleKeys.offerParts(search),
    queryFn: async ({ signal }) => (await call('findOfferParts', { query: { search } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
