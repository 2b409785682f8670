import type { AppServices } from '../../../lib/app-services.ts';
import { openSearch, type SearchClient } from '../../../lib/search-worker/search-client.ts';
import { networksQuery } from '../../../shell/navigation/networks.ts';
import { savedToken } from '../../../shell/session/token.ts';

export async function openInstantSearch(services: AppServices): Promise<SearchClient> {
  const networks = await services.queryClient.ensureQueryData(networksQuery(services));
  return openSearch({
    address: `/api/v1/services/index?locale=${services.locale}`,
    token: savedToken(),
    locale: services.locale,
    networks: networks.map(({ id, name, slug, service_types }) => ({
      id,
      name,
      slug,
      service_types: service_types.map((type) => ({ id: type.id, slug: type.slug })),
    })),
  });
}
