import type { Found } from '@marquee/contract/generated/console.ts';
import type { FoundKind } from '@marquee/domain/access/found-kinds.ts';

const addresses: Record<FoundKind, (id: number) => string> = {
  order: (id) => `/admin/orders?open=${id}`,
  customer: (id) => `/admin/customers/${id}`,
  invoice: (id) => `/admin/invoices?open=${id}`,
  service: (id) => `/admin/services?open=${id}`,
  ticket: (id) => `/admin/tickets?open=${id}`,
};

/** The page that shows what was found. */
export const foundAddress = ({ kind, id }: Pick<Found, 'kind' | 'id'>): string => addresses[kind](id);
