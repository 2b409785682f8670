import { queryOptions, useQuery } from '@tanstack/react-query';
import { resellerKeys } from '../query-keys.ts';

/**
 * The API key that was created in this document. The server stores only its hash, so the key exists only here, in
 * memory, until the page is reloaded.
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

/** The panel's origin as the visitor sees it, so that examples can be copied and run. */
export const originQuery = queryOptions({
  queryKey: resellerKeys.origin,
  queryFn: () => window.location.origin,
  staleTime: Number.POSITIVE_INFINITY,
});
