import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServices } from '../../lib/use-services.ts';
import { useProfile } from '../../shell/session/profile.ts';
import { favouritesQuery } from './favourites-query.ts';

/** In the favourites a star taken away takes its service along; elsewhere nothing is left out. */
export function useFavouriteIds(isWanted: boolean): ReadonlySet<number> | undefined {
  const isSignedIn = useProfile() !== null;
  const { data } = useQuery({ ...favouritesQuery(useServices()), enabled: isWanted && isSignedIn });
  return useMemo(() => (isWanted && data ? new Set(data) : undefined), [isWanted, data]);
}
