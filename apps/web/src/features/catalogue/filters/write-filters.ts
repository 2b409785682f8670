import type { CatalogueFilters } from './filters.ts';

/** Keeps the other parameters of the address; default values are removed from it. */
export function writeFilters(query: URLSearchParams, changes: Partial<CatalogueFilters>): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | number | boolean | undefined) => {
    if (value || value === 0) next.set(name, String(value));
    else next.delete(name);
  };
  const writers: { [Name in keyof CatalogueFilters]-?: (value: CatalogueFilters[Name]) => void } = {
    search: (value) => put('search', value),
    networks: (value) => put('network', value.join()),
    serviceTypes: (value) => put('service_type', value.join()),
    sort: (value) => put('sort', value === 'popularity' ? undefined : value),
    favourites: (value) => put('isFavourites', value),
    discount: (value) => put('discount', value),
    label: (value) => put('label', value),
    countries: (value) => put('countries', value.join()),
    features: (value) => put('features', value.join()),
    startTime: (value) => put('start_time', value),
    min: (value) => put('min', value),
    max: (value) => put('max', value),
    price: ({ currency, min, max }) => {
      put('price_min', min);
      put('price_max', max);
      // Whoever opens a shared link sees the amounts in the currency they were typed in.
      if (min || max) put('currency', currency);
    },
  };
  for (const [name, value] of Object.entries(changes)) {
    (writers[name as keyof CatalogueFilters] as (value: unknown) => void)(value);
  }
  return next;
}

/** Resets all that narrows the list, including the search. */
export const noFilters: Partial<CatalogueFilters> = {
  search: undefined,
  networks: [],
  serviceTypes: [],
  favourites: false,
  discount: false,
  label: undefined,
  countries: [],
  features: [],
  startTime: undefined,
  min: undefined,
  max: undefined,
  price: { currency: 'USD' },
};
