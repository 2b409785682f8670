import type { TableCalls } from './fill-console.ts';

const dayOf = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const admin = (path: string) => `/api/v1/admin/${path}`;

export const customerCalls: TableCalls = ({ firstCustomer, size }) => {
  const list = (query: string) => admin(`customers?${query}`);
  const old = dayOf(size.customers / 360 / 2);
  return {
    'first page': list(''),
    'a page in the middle': list(`after=${firstCustomer + Math.floor(size.customers / 2)}`),
    active: list('state=active'),
    frozen: list('state=frozen'),
    guest: list('state=guest'),
    staff: list('role=owner'),
    'customers by role': list('role=customer'),
    owing: list('owes=true'),
    source: list('source=newsletter'),
    'old day': list(`from=${old}&to=${old}`),
    'state on an old day': list(`state=frozen&from=${old}&to=${old}`),
    'by number': list(`search=${firstCustomer + 7}`),
    'by e-mail': list('search=customer7%40example.com'),
    'by the beginning of e-mails': list('search=customer77'),
    'by name': list('search=Customer'),
    card: admin(`customers/${firstCustomer + 7}`),
    'card of a reseller': admin(`customers/${firstCustomer + 3}`),
    'what was done to a customer': admin(`customers/${firstCustomer + 7}/audit`),
    'with own prices': admin('custom-prices?'),
    'with own prices, by e-mail': admin('custom-prices?search=customer7%40example.com'),
    'prices of a customer': admin(`accounts/${firstCustomer + 7}/custom-prices?`),
  };
};

export const wordsCalls: TableCalls = ({ firstCustomer }) => ({
  tickets: admin('tickets?'),
  'open tickets, later page': admin('tickets?after=30000'),
  'closed tickets': admin('tickets?status=closed'),
  'all tickets': admin('tickets?status=any'),
  'tickets of mine': admin('tickets?holder=mine'),
  'tickets of nobody': admin('tickets?status=closed&holder=unassigned'),
  'tickets by number': admin('tickets?status=any&search=4000'),
  'tickets by e-mail': admin('tickets?status=any&search=customer7%40example.com'),
  'tickets by a word': admin('tickets?status=any&search=refill'),
  'tickets by a rare word': admin('tickets?status=any&search=4001'),
  ticket: admin('tickets/4000'),
  reviews: admin('reviews?'),
  'approved reviews': admin('reviews?status=approved'),
  'reviews by rating': admin('reviews?status=rejected&rating=2'),
  'reviews by e-mail': admin('reviews?status=approved&search=customer7%40example.com'),
  'reviews by number': admin(`reviews?status=approved&search=${firstCustomer + 9}`),
  documents: admin('verification?'),
  'approved documents': admin('verification?status=approved'),
  'documents by e-mail': admin('verification?status=approved&search=customer7%40example.com'),
});

export const auditCalls: TableCalls = ({ firstCustomer }) => {
  const list = (query: string) => admin(`audit?${query}`);
  return {
    'first page': list(''),
    'later page': list('after=100000'),
    action: list('action=orders.cancel'),
    'beginning of an action': list('action=settings.'),
    'unknown action': list('action=nothing.'),
    subject: list('subject_type=order&subject_id=77'),
    'kind of subject': list('subject_type=ticket'),
    'kind without any': list('subject_type=nothing'),
    'number without kind': list('subject_id=4999'),
    'old day': list(`start_date=${dayOf(500)}&end_date=${dayOf(500)}`),
    'action on an old day': list(`action=settings.&start_date=${dayOf(500)}&end_date=${dayOf(500)}`),
    'by person': list(`search=${firstCustomer + 3}`),
    'by e-mail': list('search=customer7%40example.com'),
    mails: admin('mails?'),
    'failed mails': admin('mails?status=failed'),
    'waiting mails': admin('mails?status=waiting'),
    'sent mails': admin('mails?status=sent'),
    'mails by e-mail': admin('mails?search=customer7%40example.com'),
    'mails by number': admin('mails?search=777'),
  };
};
