import { queryOptions, useQuery } from '@tanstack/react-query';
import { resellerKeys } from '../query-keys.ts';

/**
 * The key that was made in this document. The server keeps only its fingerprint, so this is the one place
 * that knows it; in memory alone, it is gone when the page is loaded again.
 */
export const madeKeyQuery = queryOptions<string | null>({
  queryKey: resellerKeys.madeKey,
  queryFn: () => null,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});

export const placeholderKey = 'YOUR_API_KEY';

export function useMadeKey(): string | undefined {
  return useQuery(madeKeyQuery).data ?? undefined;
}

/** The panel's own address, as the visitor wrote it: examples can be copied and run. */
export const originQuery = queryOptions({
  queryKey: resellerKeys.origin,
  queryFn: () => window.location.origin,
  staleTime: Number.POSITIVE_INFINITY,
});
