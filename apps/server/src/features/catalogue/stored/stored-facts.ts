import type { ServiceFacts } from '@marquee/domain/search/sort-services.ts';
import type { CatalogueService } from './stored-catalogue.ts';

/** All but the order of names, which each language has of its own. */
export const storedFacts: Omit<ServiceFacts<CatalogueService>, 'namePlace'> = {
  id: ({ row }) => row.id,
  networkSlug: ({ network }) => network.slug,
  typeSlug: ({ type }) => type.slug,
  popularity: ({ row }) => row.popularity,
  price: ({ price }) => price,
  discount: ({ row }) => row.discount_ppm,
  min: ({ row }) => row.min,
  max: ({ row }) => row.max,
  startMinutes: ({ row }) => row.start_minutes,
  countries: ({ row }) => row.geo,
  labels: ({ row }) => row.labels,
  isDeactivated: ({ row }) => row.is_deactivated,
  has: {
    refill: ({ row }) => row.has_refill,
    cancel: ({ row }) => row.can_cancel,
    drip_feed: ({ row }) => row.drip_feed_is_allowed,
    package: ({ row }) => row.is_package,
  },
};
