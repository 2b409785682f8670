import type { MyService } from './api.ts';

/** The order form, filled in from the latest order of the service. */
export function reorderHref({ service, last_order }: MyService): string {
  const query = new URLSearchParams({
    state: 'preselected',
    networkId: String(service.network_id),
    serviceTypeId: String(service.service_type_id),
    serviceId: String(service.id),
    quantity: String(last_order?.quantity ?? service.default_quantity),
    ...(last_order ? { orderId: String(last_order.id) } : {}),
    ...(last_order?.url ? { url: last_order.url } : {}),
  });
  return `/orders/create?${query}`;
}
