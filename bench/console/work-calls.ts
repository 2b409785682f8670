import type { TableCalls } from './fill-console.ts';
import { dayOf } from './money-calls.ts';

const admin = (path: string) => `/api/v1/admin/${path}`;
const seventh = 'search=customer7%40example.com';

export const workCalls: TableCalls = ({
  firstProvider,
  firstNetwork,
  firstService,
  firstCustomer,
  size,
}) => ({
  unknown: admin('unknown-orders?'),
  'unknown, by e-mail': admin(`unknown-orders?${seventh}`),
  errors: admin('failed-orders?'),
  'errors, also read ones': admin('failed-orders?read=true'),
  'errors by e-mail': admin(`failed-orders?${seventh}`),
  'errors by number': admin('failed-orders?search=4001'),
  'cancel requests': admin('cancel-requests?'),
  moderation: admin('moderation?'),
  'moderation by number': admin('moderation?search=4001'),
  refills: admin('refills?'),
  'completed refills': admin('refills?status=completed'),
  'refills by e-mail': admin(`refills?status=completed&${seventh}`),
  'refills by number': admin('refills?status=completed&search=4000'),
  'refills of a reseller': admin(`refills?status=pending&search=${firstCustomer + 4}`),
  'drip feeds': admin('drip-feeds?'),
  'completed drip feeds': admin('drip-feeds?status=completed'),
  'drip feeds by e-mail': admin(`drip-feeds?status=completed&${seventh}`),
  'subscriptions in doubt': admin('subscriptions?'),
  subscriptions: admin('subscriptions?status=in_processing'),
  'subscriptions by e-mail': admin(`subscriptions?status=in_processing&${seventh}`),
  'bulk jobs': admin('bulk-jobs?'),
  'rows of a bulk job': admin('bulk-jobs/1/rows?'),
  'refused rows of a bulk job': admin('bulk-jobs/1/rows?outcome=refused'),
  providers: admin('providers?'),
  'calls of a provider': admin(`providers/${firstProvider}/calls?`),
  'syncs of a provider': admin(`providers/${firstProvider}/syncs`),
  quarantine: admin('quarantine?'),
  'rejected offers': admin('quarantine?state=rejected'),
  services: admin('services?'),
  'services of a network': admin(`services?network=${firstNetwork + 1}`),
  'services by name': admin('services?search=quality'),
  'services by number': admin(`services?search=${firstService + 7}`),
  'services of a provider': admin(`services?provider=${firstProvider}`),
  offers: admin('offers?search=Offer%2077'),
  'what waits': admin('queues'),
  'search by number': admin(`search?query=${Math.floor(size.orders / 2)}`),
  'search by e-mail': admin('search?query=customer7%40example.com'),
  'search by words': admin('search?query=refill'),
  'search by link': admin('search?query=https%3A%2F%2Finstagram.com%2Fp%2Fc4ca4238a0b923820dcc509a6f75849b'),
});

/** Sums over whole periods: no tables, which answer faster. */
export const overviewCalls: TableCalls = () => ({
  day: admin('overview?period=day'),
  week: admin('overview?period=week'),
  month: admin('overview?period=month'),
  report: admin('reports'),
  'report of a year': admin(`reports?from=${dayOf(365)}&to=${dayOf(0)}`),
});
