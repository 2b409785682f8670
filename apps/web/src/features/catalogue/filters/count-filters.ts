import type { CatalogueFilters } from './filters.ts';

/** Number of active filters, without those always in sight: search, network, types and sort order. */
export function countFilters(filters: CatalogueFilters): number {
  const { favourites, discount, label, countries, features, startTime, min, max, price } = filters;
  return (
    countries.length +
    features.length +
    [favourites, discount, label, startTime !== undefined, min ?? max, price.min ?? price.max].filter(Boolean)
      .length
  );
}
