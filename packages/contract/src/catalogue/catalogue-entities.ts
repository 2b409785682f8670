import { orderParameters } from '@marquee/domain/delivery/service-kinds.ts';
import { z } from 'zod';
import { countryCode, decimal, fraction, hexColor, id, quantity, slug, text } from '../primitives.ts';

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
  /** What is sold, named alike on every network: views, likes, followers … */
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
  /** Agreed with the signed-in customer: no grade's discount comes off it. */
  has_fixed_price: z.boolean(),
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
  /** Minutes from order to completion, on average over the latest completed orders. */
  average_time: z.int().min(0).nullable(),
  /** Days in which drops are refilled. */
  guarantee: z.int().min(0).nullable(),
  /** Where delivery comes from; empty means everywhere. */
  geo: z.array(countryCode).max(250),
  labels: z.array(text(60)).max(20),
  reviews: z.object({ rating: z.number().min(1).max(5).nullable(), count: z.int().min(0) }),
  is_deactivated: z.boolean(),
});
export type ServiceCard = z.output<typeof serviceCard>;

/** A form field that a service asks for besides link and quantity. */
export const target = z.object({
  id,
  name: text(120),
  placeholder: text(300),
  /** The reseller API's parameter for it, if there is one. */
  parameter: z.enum(orderParameters).nullable(),
  /** The order is accepted without it. */
  is_optional: z.boolean(),
  /** The values to send: often codes. */
  selectable_values: z.array(text(200)).max(500),
  /** The label of each value, in the same order. */
  selectable_labels: z.array(text(200)).max(500),
  type: z.object({
    id,
    name: text(60),
    title: text(120),
    viewType: z.enum(['comments', 'seo_keywords', 'textarea', 'languages']),
    selectable: z.boolean(),
    enabledForService: z.boolean(),
  }),
});
export type Target = z.output<typeof target>;

/** A service inside a package. */
export const packageContent = z.object({
  id,
  slug,
  name: text(400),
  quantity,
  shortDescription: text(1000),
  isDisplayable: z.boolean(),
  service_type: z.object({ id, name: text(120), icon: text(60).nullable() }),
});
export type PackageContent = z.output<typeof packageContent>;

const serviceBrief = serviceCard.pick({ id: true, slug: true, name: true });
export type ServiceBrief = z.output<typeof serviceBrief>;

export const service = serviceCard.extend({
  title: text(400),
  description: text(20_000),
  requirements: text(10_000),
  exampleLink: text(2048).nullable(),
  calculable_quantity: z.boolean(),
  allowed_use_countries: z.boolean(),
  url_is_required: z.boolean(),
  targets: z.array(target).max(20),
  package_contents: z.array(packageContent).max(100),
  included_in_packages: z.array(serviceBrief).max(1000),
  is_enabled: z.boolean(),
  restricted_access: z.boolean(),
  payment_restricted: z.boolean(),
  /** Replaces a service that is no longer offered. */
  is_similar: z.boolean(),
  /** The service offered in place of this one, and whether to offer it. */
  similar_id: id.nullable(),
  need_similar: z.boolean(),
  available_closed_sales: z.boolean(),
  available_personal_manager: z.boolean(),
  /** Days; null where the service has none. */
  consultation_chat_period: z.int().min(0).nullable(),
  thumbnail_period: z.int().min(0).nullable(),
  meta_title: text(300),
  meta_description: text(1000),
});
export type Service = z.output<typeof service>;

export const question = z.object({ question: text(300), answer: text(3000) });
export type Question = z.output<typeof question>;

/** A service as its own page shows it. */
export const serviceDetails = service.extend({
  network,
  service_type: serviceType,
  faq: z.array(question).max(50),
});

export const serviceTypeWithNetwork = serviceType.extend({ network });
