import type { QueryKey } from '@tanstack/react-query';
import type { AppServices } from './app-services.ts';

/** Invalidates everything under these keys; what is on screen is refetched at once. */
export async function refreshQueries(
  { queryClient }: Pick<AppServices, 'queryClient'>,
  keys: readonly QueryKey[],
): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
