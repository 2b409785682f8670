import { queryOptions } from '@tanstack/react-query';
import { resellerKeys } from '../query-keys.ts';

/** The panel's own address, as the visitor wrote it: examples can be copied and run. */
export const originQuery = queryOptions({
  queryKey: resellerKeys.origin,
  queryFn: () => window.location.origin,
  staleTime: Number.POSITIVE_INFINITY,
});
