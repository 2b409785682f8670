import type { CatalogueFilters } from './filters.ts';

/** How many narrow the list, beside what stands in sight anyway: search, network, types and order. */
export function countFilters(filters: CatalogueFilters): number {
  const { favourites, discount, label, countries, features, startTime, min, max, price } = filters;
  return (
    countries.length +
    features.length +
    [favourites, discount, label, startTime !== undefined, min ?? max, price.min ?? price.max].filter(Boolean)
      .length
  );
}
