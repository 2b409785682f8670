import { offerLimits, offerPlaces, offerPositions } from '@marquee/domain/offers/special-offer.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, text } from '../primitives.ts';
import { network, serviceCard, serviceType } from './catalogue-entities.ts';

const place = z.enum(offerPlaces);
const position = z.enum(offerPositions);

const specialOffer = z.object({
  id,
  name: text(200),
  place,
  position,
  utm_name: text(100),
  network: network.nullable(),
  service_types: z.array(serviceType).max(offerLimits.parts),
  services: z.array(serviceCard).max(offerLimits.parts),
  /** Also show a link to all other services. */
  showAll: z.boolean(),
  /** Only the caller's grade, or one like it, sees this offer. */
  is_closed_sale: z.boolean(),
});
export type SpecialOffer = z.output<typeof specialOffer>;

export const listSpecialOffers = endpoint({
  name: 'listSpecialOffers',
  method: 'GET',
  path: '/api/v1/special-offers',
  access: 'guest',
  area: 'catalogue',
  summary: 'List special offers by place and position',
  query: z.object({ place: place.optional(), position: position.optional() }),
  response: data(z.array(specialOffer).max(offerLimits.offers)),
});
