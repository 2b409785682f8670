import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, slug } from '../primitives.ts';
import { network, service, serviceDetails, serviceType } from './catalogue-entities.ts';

/** What an order form needs to offer a service and to price a quantity of it. */
const orderableService = service.pick({
  id: true,
  slug: true,
  name: true,
  default_price: true,
  price: true,
  discount_percent: true,
  has_fixed_price: true,
  pricing_per: true,
  min: true,
  max: true,
  step: true,
  default_quantity: true,
  drip_feed_is_allowed: true,
  is_package: true,
  is_deactivated: true,
  payment_restricted: true,
});
export type OrderableService = z.output<typeof orderableService>;

export const listWidgetNetworks = endpoint({
  name: 'listWidgetNetworks',
  method: 'GET',
  path: '/api/v1/order-widget/networks',
  access: 'widget',
  area: 'catalogue',
  summary: 'List everything an order form offers: networks, service types and services',
  response: data(
    z
      .array(
        network.extend({
          service_types: z
            .array(
              serviceType
                .pick({ id: true, slug: true, name: true, kind: true, icon: true, color: true })
                .extend({ services: z.array(orderableService).max(20_000) }),
            )
            .max(500),
        }),
      )
      .max(500),
  ),
});

export const getWidgetService = endpoint({
  name: 'getWidgetService',
  method: 'GET',
  path: '/api/v1/order-widget/services/{slug}',
  access: 'widget',
  area: 'catalogue',
  summary: 'Get a service for an order widget',
  params: z.object({ slug }),
  response: data(serviceDetails),
});
