import type { OrderView } from '@marquee/contract/order-entities.ts';

/** The order form, filled in like this order was. */
export function reorderHref({ service, url, quantity }: OrderView): string {
  const query = new URLSearchParams({
    state: 'preselected',
    networkId: String(service.network.id),
    serviceTypeId: String(service.service_type.id),
    serviceId: String(service.id),
    quantity: String(quantity),
    ...(url === '' ? {} : { url }),
  });
  return `/orders/create?${query}`;
}
