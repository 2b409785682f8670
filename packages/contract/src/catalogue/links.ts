import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, text } from '../primitives.ts';

const url = text(2048);

export const identifyNetwork = endpoint({
  name: 'identifyNetwork',
  changesData: false,
  method: 'POST',
  path: '/api/v1/order-widget/networks/identify',
  access: 'widget',
  area: 'ordering',
  summary: 'Detect the network of a link; null if unknown',
  body: z.strictObject({ url }),
  response: data(z.object({ network_id: id.nullable() })),
});

export const validateUrl = endpoint({
  name: 'validateUrl',
  changesData: false,
  method: 'POST',
  path: '/api/v1/order-widget/orders/validate-url',
  access: 'widget',
  area: 'ordering',
  summary: 'Check whether a service accepts a link, and normalize it',
  body: z.strictObject({ url, service_id: id }),
  response: data(z.object({ url })),
});

export const listTypesByUrl = endpoint({
  name: 'listTypesByUrl',
  changesData: false,
  method: 'POST',
  path: '/api/v1/order-widget/services/available-types-by-url',
  access: 'widget',
  area: 'ordering',
  summary: 'List the service types that accept a link',
  body: z.strictObject({ url, network_id: id.optional() }),
  response: data(z.object({ service_type_ids: z.array(id).max(500) })),
});
