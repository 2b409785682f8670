import type {
  listBoughtTogether as boughtTogetherEndpoint,
  listRelatedServices as relatedEndpoint,
} from '@marquee/contract/catalogue/catalogue.ts';
import type { Answer } from '@marquee/contract/endpoint.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { Prepared } from '../../../platform/http/answers/prepared.ts';
import { localizedCatalogue } from '../stored/catalogue.data.ts';
import type { CatalogueService } from '../stored/stored-catalogue.ts';

const maxServices = 8;

/** The operator's own choice first, then what is nearest in price among the same type, then the network's best. */
export async function listRelatedServices(
  ctx: Context,
  serviceId: number,
): Promise<Prepared<Answer<typeof relatedEndpoint>>> {
  const catalogue = await localizedCatalogue(ctx);
  const { stored } = catalogue;
  const service = stored.byId.get(BigInt(serviceId)) ?? refuse('not_found');
  return catalogue.answer(['related', serviceId], () => {
    const others = catalogue
      .sorted('popularity')
      .filter(({ row, network }) => network.id === service.network.id && row !== service.row)
      .filter(({ row }) => !row.is_deactivated);
    const chosen = others.filter(({ row }) => row.id === service.row.similar_id);
    const sameType = others
      .filter(({ type }) => type.id === service.type.id)
      .toSorted((left, right) => priceDistance(service, left) - priceDistance(service, right));
    const related = new Set([...chosen, ...sameType, ...others]);
    return { data: [...related].slice(0, maxServices).map((other) => catalogue.card(other)) };
  });
}

/** Twice and half the price are equally distant. Only used for comparing, so a float will do. */
function priceDistance(service: CatalogueService, other: CatalogueService): number {
  const perPiece = ({ price, row }: CatalogueService) =>
    Math.log(Number(price + 1n) / Number(row.pricing_per));
  return Math.abs(perPiece(service) - perPiece(other));
}

const maxBoughtTogether = 6;

export async function listBoughtTogether(
  ctx: Context,
  serviceId: number,
): Promise<Answer<typeof boughtTogetherEndpoint>> {
  const catalogue = await localizedCatalogue(ctx);
  const service = catalogue.stored.byId.get(BigInt(serviceId)) ?? refuse('not_found');
  const pairs = await ctx.db
    .selectFrom('service_pair')
    .select('other_id')
    .where('panel_id', '=', ctx.panel.id)
    .where('service_id', '=', service.row.id)
    .orderBy('buyers_count', 'desc')
    .orderBy('other_id')
    .limit(maxBoughtTogether * 4)
    .execute();
  const others = pairs
    .flatMap(({ other_id }) => catalogue.stored.byId.get(other_id) ?? [])
    .filter((other) => !other.row.is_deactivated && catalogue.isOpen(other));
  return { data: others.slice(0, maxBoughtTogether).map((other) => catalogue.card(other)) };
}
