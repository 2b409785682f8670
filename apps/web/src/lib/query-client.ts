import { QueryClient } from '@tanstack/react-query';

/** On the server nothing is retried or refetched: a page has its data or shows an error. */
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

/** Only a lost connection or a server error is retried; a refusal would be the same again. */
function retryServerErrors(failures: number, error: Error): boolean {
  const status = (error as { status?: number }).status ?? 0;
  return failures < 2 && (status === 0 || status >= 500);
}
