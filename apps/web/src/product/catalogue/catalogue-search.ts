/** The parameters of a list of services, in the order of a canonical address. */
export const catalogueParameters = [
  'search',
  'network',
  'service_type',
  'sort',
  'isFavourites',
  'discount',
  'label',
  'countries',
  'features',
  'start_time',
  'min',
  'max',
  'price_min',
  'price_max',
  'currency',
];

/** What of the address belongs to the list, so that campaign tags make no other list of it. */
export function catalogueSearch(query: URLSearchParams): string {
  const read = catalogueParameters.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(read).toString();
}
