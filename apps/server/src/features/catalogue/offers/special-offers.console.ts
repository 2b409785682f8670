import * as endpoints from '@marquee/contract/console/special-offers.ts';
import { type Route, route } from '../../../platform/http/calls/route.ts';
import { deleteSpecialOffer } from './delete-special-offer.ts';
import { getManagedOffer, readManagedOffers } from './managed-offer-view.ts';
import { findOfferParts } from './offer-parts.ts';
import { changeSpecialOffer, createSpecialOffer } from './save-special-offer.ts';
import { sortSpecialOffers } from './sort-special-offers.ts';
import { switchSpecialOffer } from './switch-special-offer.ts';

export const specialOfferRoutes: readonly Route[] = [
  route(endpoints.manageSpecialOffers, async (ctx) => ({ data: await readManagedOffers(ctx) })),
  route(endpoints.findOfferParts, (ctx, { query }) => findOfferParts(ctx, query.search)),
  route(endpoints.createSpecialOffer, async (ctx, { body }) => ({
    data: await getManagedOffer(ctx, await createSpecialOffer(ctx, body)),
  })),
  route(endpoints.changeSpecialOffer, async (ctx, { params, body }) => {
    const offerId = BigInt(params.id);
    await changeSpecialOffer(ctx, offerId, body);
    return { data: await getManagedOffer(ctx, offerId) };
  }),
  route(endpoints.switchSpecialOffer, async (ctx, { params, body }) => {
    const offerId = BigInt(params.id);
    await switchSpecialOffer(ctx, { offerId, isEnabled: body.is_enabled });
    return { data: await getManagedOffer(ctx, offerId) };
  }),
  route(endpoints.sortSpecialOffers, async (ctx, { body }) => {
    await sortSpecialOffers(ctx, body.ids.map(BigInt));
    return { data: await readManagedOffers(ctx) };
  }),
  route(endpoints.deleteSpecialOffer, async (ctx, { params }) => {
    await deleteSpecialOffer(ctx, BigInt(params.id));
    return undefined;
  }),
];
