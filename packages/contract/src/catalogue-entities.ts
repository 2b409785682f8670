import { z } from 'zod';
import { countryCode, decimal, fraction, hexColor, id, quantity, slug, text } from './primitives.ts';

export const network = z.object({
  id,
  slug,
  name: text(120),
  /** `path:<d>` (a 24 × 24 outline), or null. */
  icon: text(4000).nullable(),
  color: hexColor,
  type: text(60),
  url_placeholder_examples: z.array(text(2048)).max(20),
  hasSearch: z.boolean(),
});
export type Network = z.output<typeof network>;

export const serviceType = z.object({
  id,
  slug,
  network_id: id,
  /** What is sold, the same word on every network: views, likes, followers … */
  kind: text(60),
  name: text(120),
  title: text(300),
  description: text(10_000),
  icon: text(60).nullable(),
  color: hexColor.nullable(),
  services_count: z.int().min(0),
  /** The lowest price among its services; null while it has none. */
  min_price: decimal.nullable(),
});
export type ServiceType = z.output<typeof serviceType>;

/** In the list of networks: enough for menus and filters. */
const serviceTypeBrief = serviceType.omit({ title: true, description: true });

export const networkWithTypes = network.extend({ service_types: z.array(serviceTypeBrief).max(500) });
export type NetworkWithTypes = z.output<typeof networkWithTypes>;

/** A service as lists show it. Prices are in USD for `pricing_per` pieces. */
export const serviceCard = z.object({
  id,
  slug,
  network_id: id,
  service_type_id: id,
  name: text(400),
  short_description: text(1000),
  /** Before the discount. */
  default_price: decimal,
  /** After the discount: what is charged. */
  price: decimal,
  discount_percent: fraction,
  price_type: text(60),
  pricing_per: quantity,
  min: quantity,
  /** 2147483647 means that there is no limit. */
  max: quantity,
  step: quantity,
  default_quantity: quantity,
  default_quantity_price: decimal,
  drip_feed_is_allowed: z.boolean(),
  is_package: z.boolean(),
  has_refill: z.boolean(),
  can_cancel: z.boolean(),
  /** Minutes until delivery usually starts. */
  start_time: z.int().min(0).nullable(),
  /** Pieces a day. */
  speed: quantity.nullable(),
  /** Days in which drops are refilled. */
  guarantee: z.int().min(0).nullable(),
  /** Where delivery comes from; empty means everywhere. */
  geo: z.array(countryCode).max(250),
  labels: z.array(text(60)).max(20),
  reviews: z.object({ rating: z.number().min(1).max(5).nullable(), count: z.int().min(0) }),
  is_deactivated: z.boolean(),
});
export type ServiceCard = z.output<typeof serviceCard>;

export const service = serviceCard.extend({
  title: text(400),
  description: text(20_000),
  requirements: text(10_000),
  exampleLink: text(2048).nullable(),
  calculable_quantity: z.boolean(),
  allowed_use_countries: z.boolean(),
  url_is_required: z.boolean(),
  is_enabled: z.boolean(),
  restricted_access: z.boolean(),
  payment_restricted: z.boolean(),
  meta_title: text(300),
  meta_description: text(1000),
});
export type Service = z.output<typeof service>;
