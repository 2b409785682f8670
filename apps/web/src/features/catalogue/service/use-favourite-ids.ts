import { type InfiniteData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ServicePage } from '../../../lib/search-worker/service-page.ts';
import { useServices } from '../../../lib/use-services.ts';
import { favouritesQuery } from '../../../product/catalogue/favourites-query.ts';
import { useProfile } from '../../../shell/session/profile.ts';

/** In the favourites list a service disappears with its star; other lists keep it. */
export function useFavouriteIds(isEnabled: boolean): ReadonlySet<number> | undefined {
  const isSignedIn = useProfile() !== null;
  const { data } = useQuery({ ...favouritesQuery(useServices()), enabled: isEnabled && isSignedIn });
  return useMemo(() => (isEnabled && data ? new Set(data) : undefined), [isEnabled, data]);
}

/** Size of the list without services whose star was removed since it was loaded. */
export function countShown(
  list: InfiniteData<ServicePage> | undefined,
  only: ReadonlySet<number> | undefined,
): number | undefined {
  const total = list?.pages[0]?.total;
  if (!list || total === undefined || !only) return total;
  return total - list.pages.flatMap((page) => page.data).filter(({ id }) => !only.has(id)).length;
}
