import type { TableCalls } from './fill-console.ts';

const minute = 60_000;
const dayOf = (minutesAgo: number) => new Date(Date.now() - minutesAgo * minute).toISOString().slice(0, 10);

export const orderCalls: TableCalls = ({
  firstCustomer,
  firstService,
  firstNetwork,
  firstProvider,
  size,
}) => {
  const list = (query: string) => `/api/v1/admin/orders?${query}`;
  const old = dayOf(size.orders * 0.7);
  const middle = Math.floor(size.orders / 2);
  return {
    'first page': list(''),
    oldest: list('sort=oldest'),
    'a page in the middle': list(`after=${middle}`),
    'in progress': list('status=in_processing'),
    error: list('status=error'),
    'three states': list('status=error,stopped,in_moderation'),
    partial: list('status=partial'),
    'old day': list(`from=${old}&to=${old}`),
    'state on an old day': list(`status=unpaid&from=${old}&to=${old}`),
    service: list(`service_id=${firstService + 5}`),
    network: list(`network_id=${firstNetwork + 2}`),
    'network and state': list(`network_id=${firstNetwork + 2}&status=error`),
    provider: list(`provider_id=${firstProvider + 1}`),
    'provider without orders': list(`provider_id=${firstProvider + 4}`),
    reseller: list(`customer_id=${firstCustomer + 3}`),
    customer: list(`customer_id=${firstCustomer + size.customers - 1}`),
    unknown: list('dispatch=unknown'),
    rejected: list('dispatch=rejected'),
    sent: list('dispatch=sent'),
    ended: list('dispatch=ended'),
    'drip feed': list('mode=drip_feed'),
    subscription: list('mode=subscription'),
    widget: list('channel=widget'),
    guest: list('channel=guest'),
    'child panel': list('channel=child_panel'),
    'large amounts': list('min_amount=400'),
    'an amount': list('min_amount=20&max_amount=20.01'),
    'most amounts': list('min_amount=0.5'),
    'provider, service and state': list(
      `provider_id=${firstProvider}&service_id=${firstService + 9}&status=canceled`,
    ),
    'by number': list(`search=${middle}`),
    'by 200 numbers': list(`search=${Array.from({ length: 200 }, (_, place) => place * 37 + 1).join(',')}`),
    'by provider’s number': list(`search=P${middle}`),
    'by link': list(
      `search=${encodeURIComponent('https://www.instagram.com/p/c4ca4238a0b923820dcc509a6f75849b')}`,
    ),
    'by the beginning of links': list(`search=${encodeURIComponent('instagram.com/p/c4ca')}`),
    'by e-mail': list('search=customer7%40example.com'),
    sheet: `/api/v1/admin/orders/${middle}`,
  };
};
