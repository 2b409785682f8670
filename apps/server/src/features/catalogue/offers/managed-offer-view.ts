import type { ManagedOffer } from '@marquee/contract/console/special-offers.ts';
import type { Context } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { inLocale } from '../catalogue-view.ts';
import { listPriceCatalogue } from '../stored/catalogue.data.ts';
import type { SpecialOfferRow } from '../stored/catalogue-rows.ts';
import { hiddenServices, hiddenTypes } from './hidden-parts.ts';
import { offerService, offerType } from './offer-parts.ts';

/** All offers of the panel in their order, or the one that is asked for. */
export async function readManagedOffers(ctx: Context, offerId?: bigint): Promise<ManagedOffer[]> {
  const { db, panel } = ctx;
  const offers = db.selectFrom('special_offer').selectAll().where('panel_id', '=', panel.id);
  const chosen = offerId === undefined ? offers : offers.where('id', '=', offerId);
  return managedOfferViews(ctx, await chosen.orderBy('sorting').orderBy('id').execute());
}

export async function getManagedOffer(ctx: Context, offerId: bigint): Promise<ManagedOffer> {
  const [offer] = await readManagedOffers(ctx, offerId);
  return offer ?? refuse('not_found');
}

/** What no longer exists is left out; what is only switched off is named, so that staff see why it is missing. */
async function managedOfferViews(ctx: Context, rows: readonly SpecialOfferRow[]): Promise<ManagedOffer[]> {
  const catalogue = await listPriceCatalogue(ctx);
  const { byId } = catalogue.stored;
  const serviceIds = new Set(rows.flatMap((row) => row.service_ids));
  const typeIds = new Set(rows.flatMap((row) => row.service_type_ids));
  const [services, types, networks] = await Promise.all([
    hiddenServices(
      ctx,
      [...serviceIds].filter((id) => !byId.has(id)),
    ),
    hiddenTypes(
      ctx,
      [...typeIds].filter((id) => !catalogue.typeById.has(id)),
    ),
    networkNames(ctx),
  ]);
  return rows.map((row) => ({
    id: Number(row.id),
    name: row.name,
    translations: row.translations as ManagedOffer['translations'],
    place: row.place,
    position: row.position,
    show_all: row.show_all,
    is_closed_sale: row.is_closed_sale,
    is_enabled: row.is_enabled,
    utm_name: row.utm_name,
    network: (row.network_id !== null && networks.get(row.network_id)) || null,
    services: row.service_ids.flatMap((id) => {
      const service = byId.get(id);
      return (service ? offerService(catalogue, service) : services.get(id)) ?? [];
    }),
    service_types: row.service_type_ids.flatMap((id) => offerType(catalogue, id) ?? types.get(id) ?? []),
  }));
}

async function networkNames({ db, panel, locale }: Context) {
  const rows = await db
    .selectFrom('network')
    .select(['id', 'slug', 'name', 'translations'])
    .where('panel_id', '=', panel.id)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      { id: Number(row.id), slug: row.slug, name: inLocale(row, locale).name ?? row.name },
    ]),
  );
}
