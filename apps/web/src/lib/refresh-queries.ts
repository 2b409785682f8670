import type { QueryKey } from '@tanstack/react-query';
import type { AppServices } from './app-services.ts';

/** Marks everything below these keys as old; what is on screen is fetched again at once. */
export async function refreshQueries(
  { queryClient }: Pick<AppServices, 'queryClient'>,
  keys: readonly QueryKey[],
): Promise<void> {
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
