/** Keys of the first page, kept apart so that it does not load those of other pages. */
export const serviceKeys = {
  list: <Filters extends object>(filters: Filters) => ['services', filters] as const,
  one: (idOrSlug: string) => ['service', idOrSlug] as const,
};

export const filtersKey = (search: string) => ['filters', search] as const;
export const favouritesKey = ['favourites'] as const;
export const labelsKey = ['labels'] as const;
export const countriesKey = ['countries'] as const;
export const offersKey = (place: string) => ['special-offers', place] as const;
export const discountsKey = ['discounts'] as const;
/** Named like its cookie. */
export const viewModeKey = ['services_view_mode'] as const;
