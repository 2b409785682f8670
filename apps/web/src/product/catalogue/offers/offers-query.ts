import type { SpecialOffer } from '@marquee/contract/generated/catalogue.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../../lib/app-services.ts';
import { offersKey } from '../query-keys.ts';

/** The offers of one place, without the fields a small tile does not show. */
export const offersQuery = (
  { call }: Pick<AppServices, 'call'>,
  place: SpecialOffer['place'] = 'service_type',
) =>
  queryOptions({
    queryKey: offersKey(place),
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }) => {
      const [{ briefOffer }, { data }] = await Promise.all([
        import('./brief-offer.ts'),
        call('listSpecialOffers', { query: { place } }, { signal }),
      ]);
      return data.map(briefOffer);
    },
  });
