import { queryOptions } from '@tanstack/react-query';

/** The panel's own address, as the visitor wrote it: it can be copied as it stands. */
export const originQuery = queryOptions({
  queryKey: ['origin'],
  queryFn: () => window.location.origin,
  staleTime: Number.POSITIVE_INFINITY,
});
