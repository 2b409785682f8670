import { offerLimits, offerPlaces, offerPositions } from '@marquee/domain/offers/special-offer.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, id, locale, quantity, searchText, slug, text } from '../primitives.ts';
import { rowId } from './console-list.ts';

const path = '/api/v1/admin/special-offers';
const staff = { access: 'staff:catalogue.manage', area: 'console' } as const;

const part = {
  id,
  slug,
  name: text(400),
  /** Of the network, and of a service also its type. */
  group: text(300),
  network_id: id,
  /** False: customers do not see it, because it is off or hidden from lists. */
  is_shown: z.boolean(),
};
const offerType = z.object({ ...part, min_price: decimal.nullable() });
/** At list price. A restricted service counts as shown: closed sales show it. */
const offerService = z.object({
  ...part,
  is_restricted: z.boolean(),
  price: decimal,
  default_price: decimal,
  pricing_per: quantity,
});
export type OfferType = z.output<typeof offerType>;
export type OfferService = z.output<typeof offerService>;

const parts = {
  service_types: z.array(offerType).max(offerLimits.parts),
  services: z.array(offerService).max(offerLimits.parts),
};

const translations = z.partialRecord(locale, z.strictObject({ name: z.string().trim().min(1).max(200) }));
const settings = {
  place: z.enum(offerPlaces),
  position: z.enum(offerPositions),
  /** Links to all services as well. */
  show_all: z.boolean(),
  is_closed_sale: z.boolean(),
  is_enabled: z.boolean(),
};

const managedOffer = z.object({
  id,
  name: text(200),
  translations,
  ...settings,
  utm_name: text(100),
  network: z.object({ id, slug, name: text(120) }).nullable(),
  ...parts,
});
export type ManagedOffer = z.output<typeof managedOffer>;

const partIds = z.array(id).max(offerLimits.parts);
const body = z.strictObject({
  name: z.string().trim().min(1).max(200),
  translations: translations.default({}),
  ...settings,
  utm_name: z.string().trim().max(100),
  network_id: id.nullable(),
  service_type_ids: partIds,
  service_ids: partIds,
});
export type OfferInput = z.output<typeof body>;

const allOffers = data(z.array(managedOffer).max(offerLimits.offers));

export const manageSpecialOffers = endpoint({
  ...staff,
  name: 'manageSpecialOffers',
  method: 'GET',
  path,
  summary: 'All special offers in their order, also those that are off',
  response: allOffers,
});

export const findOfferParts = endpoint({
  ...staff,
  name: 'findOfferParts',
  method: 'GET',
  path: `${path}/parts`,
  summary: 'Services and types of services by number or name, to put into an offer',
  query: z.object({ search: searchText(100).default('') }),
  response: data(z.object(parts)),
});

export const createSpecialOffer = endpoint({
  ...staff,
  name: 'createSpecialOffer',
  method: 'POST',
  path,
  summary: 'Adds a special offer behind the others',
  body,
  response: data(managedOffer),
  errors: ['wrong_state'],
});

export const changeSpecialOffer = endpoint({
  ...staff,
  name: 'changeSpecialOffer',
  method: 'PUT',
  path: `${path}/{id}`,
  summary: 'Changes a special offer; seen in the shop at once',
  params: rowId,
  body,
  response: data(managedOffer),
});

export const switchSpecialOffer = endpoint({
  ...staff,
  name: 'switchSpecialOffer',
  method: 'POST',
  path: `${path}/{id}/state`,
  summary: 'Switches a special offer on or off',
  params: rowId,
  body: z.strictObject({ is_enabled: z.boolean() }),
  response: data(managedOffer),
});

export const sortSpecialOffers = endpoint({
  ...staff,
  name: 'sortSpecialOffers',
  method: 'PUT',
  path: '/api/v1/admin/special-offers-order',
  summary: 'Puts the special offers into this order; all of them have to be named',
  body: z.strictObject({ ids: z.array(id).min(1).max(offerLimits.offers) }),
  response: allOffers,
  errors: ['wrong_state'],
});

export const deleteSpecialOffer = endpoint({
  ...staff,
  name: 'deleteSpecialOffer',
  method: 'DELETE',
  path: `${path}/{id}`,
  summary: 'Removes a special offer',
  params: rowId,
});
