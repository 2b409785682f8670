import type { Answer } from '@marquee/contract/endpoint.ts';
import type {
  listSubscriptionServiceTypes as endpoint,
  SubscribableService,
} from '@marquee/contract/ordering/subscriptions.ts';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { localizedCatalogue, servicePriceView } from '../catalogue/index.ts';
import { offeredServices } from './offered-services.ts';

/** The network's types in its order, each with the services that can be subscribed to. */
export async function listServiceTypes(ctx: Context, networkId: bigint): Promise<Answer<typeof endpoint>> {
  const catalogue = await localizedCatalogue(ctx);
  if (!catalogue.networkById.has(networkId)) return refuse('not_found');
  const ofNetwork = (await offeredServices(ctx)).filter(({ network }) => network.id === networkId);
  const byType = Map.groupBy(ofNetwork, ({ type }) => type.id);
  const data = [...catalogue.typeById].flatMap(([id, { slug, name, kind, icon, color }]) => {
    const services = (byType.get(id) ?? []).map((service): SubscribableService => {
      return {
        ...servicePriceView(catalogue.card(service)),
        allowed_use_countries: service.row.allowed_use_countries,
      };
    });
    return services.length > 0 ? { id: Number(id), slug, name, kind, icon, color, services } : [];
  });
  return { data };
}
