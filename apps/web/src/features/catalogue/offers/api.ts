import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { offersKey } from '../../../product/catalogue/query-keys.ts';

/** The offers of the catalogue pages, without the fields a small tile does not show. */
export const offersQuery = ({ call }: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: offersKey,
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }) => {
      const [{ briefOffer }, { data }] = await Promise.all([
        import('./brief-offer.ts'),
        call('listSpecialOffers', { query: { place: 'service_type' } }, { signal }),
      ]);
      return data.map(briefOffer);
    },
  });
