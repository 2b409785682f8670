import type { Profile } from '@marquee/contract/generated/account.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { useServices } from '../../lib/use-services.ts';
import { profileKey } from '../query-keys.ts';
import { hasToken } from './token.ts';

export type { Profile };

/** The signed-in user, or `null`. The server decides by the page's cookies, the browser by the saved token. */
export const profileQuery = (services: Pick<AppServices, 'call'>) =>
  queryOptions({
    queryKey: profileKey,
    queryFn: async (): Promise<Profile | null> => {
      if (!import.meta.env.SSR && !hasToken()) return null;
      try {
        const answer = await services.call('getProfile', {
          query: { with_increased_balance_accuracy: true },
        });
        return answer.data;
      } catch (error) {
        if ((error as { status?: number }).status === 401) return null;
        throw error;
      }
    },
  });

export function loadProfile(services: AppServices): Promise<Profile | null> {
  return services.queryClient.ensureQueryData(profileQuery(services));
}

/** Loaded before the first render, like the shell, and refetched after changes. */
export function useProfile(): Profile | null {
  return useLoadedProfile() ?? null;
}

/** On the server nothing changes while it renders, so nothing needs to be observed. */
const useLoadedProfile = import.meta.env.SSR
  ? () => useServices().queryClient.getQueryData<Profile | null>(profileKey)
  : () => useQuery(profileQuery(useServices())).data;
