import { QueryClient } from '@tanstack/react-query';

/** On the server nothing is retried or refetched: a page either has its data or says why not. */
export function createQueryClient(): QueryClient {
  const isServer = import.meta.env.SSR;
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: isServer ? Number.POSITIVE_INFINITY : 10 * 60_000,
        retry: isServer ? false : retryServerErrors,
        refetchOnWindowFocus: false,
      },
    },
  });
}

/** A refusal stays a refusal; only a lost connection or an overloaded server is worth another try. */
function retryServerErrors(failures: number, error: Error): boolean {
  const status = (error as { status?: number }).status ?? 0;
  return failures < 2 && (status === 0 || status >= 500);
}
