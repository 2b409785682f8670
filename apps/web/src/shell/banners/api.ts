import type { Banner, BannerPlace } from '@marquee/contract/generated/shell.ts';
import { queryOptions } from '@tanstack/react-query';
import type { AppServices } from '../../lib/app-services.ts';
import { bannerKeys } from '../query-keys.ts';

/** HTML banners are fetched by their frames, so their text stays out of the page's data. */
export const bannersQuery = ({ call }: Pick<AppServices, 'call'>, place: BannerPlace) =>
  queryOptions({
    queryKey: bannerKeys.at(place),
    staleTime: 10 * 60_000,
    queryFn: async ({ signal }): Promise<Banner[]> => {
      const { data } = await call('listBanners', { query: { place } }, { signal });
      return data.map((banner) => ({ ...banner, content: null }));
    },
  });

/** For a page's `load`: banners are in the first HTML, so nothing moves when they arrive. */
export async function loadBanners(services: AppServices, ...places: BannerPlace[]): Promise<void> {
  await Promise.all(
    places.map((place) => services.queryClient.ensureQueryData(bannersQuery(services, place))),
  );
}
