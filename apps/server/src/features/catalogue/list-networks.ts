import type { listNetworks as networksEndpoint } from '@marquee/contract/catalogue/catalogue.ts';
import type {
  OrderableService,
  listWidgetNetworks as widgetEndpoint,
} from '@marquee/contract/catalogue/widget-catalogue.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../platform/context.ts';
import type { Prepared } from '../../platform/http/answers/prepared.ts';
import { inSlices } from '../../platform/process/in-slices.ts';
import { servicePriceView } from './catalogue-view.ts';
import { localizedCatalogue } from './stored/catalogue.data.ts';
import type { LocalizedCatalogue } from './stored/localized-catalogue.ts';
import type { CatalogueService } from './stored/stored-catalogue.ts';

export async function listNetworks(ctx: Context): Promise<Prepared<Answer<typeof networksEndpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  return catalogue.answer(['networks'], () => ({ data: [...catalogue.networks] }));
}

/** Everything an order form offers, in one answer. */
export async function listWidgetNetworks(ctx: Context): Promise<Prepared<Answer<typeof widgetEndpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  return catalogue.document('widget-networks', () => networksJson(catalogue));
}

async function networksJson(catalogue: LocalizedCatalogue): Promise<string> {
  const servicesOfType = new Map<number, string[]>();
  await inSlices(catalogue.sorted('popularity'), (service) => {
    const typeId = Number(service.type.id);
    const services = servicesOfType.get(typeId) ?? [];
    services.push(JSON.stringify(orderableService(catalogue, service)));
    servicesOfType.set(typeId, services);
  });
  const networks = catalogue.networks.map(({ service_types, ...network }) => {
    const types = service_types.map(({ id, slug, name, kind, icon, color }) =>
      withList({ id, slug, name, kind, icon, color }, 'services', servicesOfType.get(id) ?? []),
    );
    return withList(network, 'service_types', types);
  });
  return `{"data":[${networks.join()}]}`;
}

/** The object's JSON with one more field: a list of items that are already JSON. */
function withList(fields: object, name: string, parts: readonly string[]): string {
  return `${JSON.stringify(fields).slice(0, -1)},"${name}":[${parts.join()}]}`;
}

function orderableService(catalogue: LocalizedCatalogue, service: CatalogueService): OrderableService {
  const card = catalogue.card(service);
  return {
    ...servicePriceView(card),
    drip_feed_is_allowed: card.drip_feed_is_allowed,
    is_package: card.is_package,
    is_deactivated: card.is_deactivated,
    payment_restricted: service.row.payment_restricted,
  };
}
