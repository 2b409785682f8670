import type { listDiscounts as discountsEndpoint } from '@marquee/contract/catalogue/catalogue.ts';
import type {
  listSpecialOffers as offersEndpoint,
  SpecialOffer,
} from '@marquee/contract/catalogue/special-offers.ts';
import type { Answer, Input } from '@marquee/contract/endpoint.ts';
import { offerLimits } from '@marquee/domain/offers/special-offer.ts';
import type { Context } from '../../../platform/context.ts';
import { event } from '../../../platform/events/events.ts';
import type { Prepared } from '../../../platform/http/answers/prepared.ts';
import { inLocale } from '../catalogue-view.ts';
import { localizedCatalogue } from '../stored/catalogue.data.ts';
import type { SpecialOfferRow } from '../stored/catalogue-rows.ts';
import type { LocalizedCatalogue } from '../stored/localized-catalogue.ts';

export async function listSpecialOffers(
  ctx: Context,
  { place, position }: Input<typeof offersEndpoint>['query'],
): Promise<Prepared<Answer<typeof offersEndpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  const { offers } = catalogue.stored.rows;
  const isOpen = offers.some((row) => row.is_closed_sale) && (await areClosedSalesOpen(ctx));
  return catalogue.answer(['special-offers', place, position, isOpen], () => ({
    data: offers
      .filter((row) => isOpen || !row.is_closed_sale)
      .filter((row) => place === undefined || row.place === place)
      .filter((row) => position === undefined || row.position === position)
      .map((row) => offerView(catalogue, row))
      .filter(({ services, service_types, network }) => services.length + service_types.length > 0 || network)
      .slice(0, offerLimits.offers),
  }));
}

/** Neither grades nor purchases are known here: their features answer. */
export const closedSalesAsked = event<{ isOpen: boolean }>('closed-sales-asked');

async function areClosedSalesOpen(ctx: Context): Promise<boolean> {
  const answer = { isOpen: false };
  await ctx.events.emit(ctx, closedSalesAsked, answer);
  return answer.isOpen;
}

/** Services that no longer exist are left out; restricted ones are shown in closed sales only. */
function offerView(catalogue: LocalizedCatalogue, row: SpecialOfferRow): SpecialOffer {
  const types = row.service_type_ids.flatMap((id) => catalogue.typeById.get(id) ?? []);
  const services = row.service_ids
    .flatMap((id) => catalogue.stored.byId.get(id) ?? [])
    .filter((one) => !one.row.is_deactivated && (row.is_closed_sale || catalogue.isOpen(one)));
  return {
    id: Number(row.id),
    name: inLocale(row, catalogue.locale).name ?? row.name,
    place: row.place,
    position: row.position,
    utm_name: row.utm_name,
    network: (row.network_id !== null && catalogue.networkById.get(row.network_id)) || null,
    service_types: types.slice(0, offerLimits.parts),
    services: services.slice(0, offerLimits.parts).map((service) => catalogue.card(service)),
    showAll: row.show_all,
    is_closed_sale: row.is_closed_sale,
  };
}

const maxDiscounts = 100;

export async function listDiscounts(ctx: Context): Promise<Prepared<Answer<typeof discountsEndpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  return catalogue.answer(['discounts'], () => ({
    data: catalogue
      .sorted('discount_desc')
      .filter((service) => catalogue.facts.discount(service) > 0 && !service.row.is_deactivated)
      .slice(0, maxDiscounts)
      .map((service) => catalogue.card(service)),
  }));
}
