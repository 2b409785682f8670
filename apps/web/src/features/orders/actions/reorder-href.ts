import type { OrderView } from '@marquee/contract/generated/ordering.ts';

/** Only after it has ended: until then its link is in use. */
export function canReorder({ status, service }: OrderView): boolean {
  return (status === 'completed' || status === 'canceled') && service.is_available;
}

/** The order form, filled in from this order. */
export function reorderHref({ id, service, url, quantity }: OrderView): string {
  const query = new URLSearchParams({
    state: 'preselected',
    orderId: String(id),
    networkId: String(service.network.id),
    serviceTypeId: String(service.service_type.id),
    serviceId: String(service.id),
    quantity: String(quantity),
    ...(url === '' ? {} : { url }),
  });
  return `/orders/create?${query}`;
}
