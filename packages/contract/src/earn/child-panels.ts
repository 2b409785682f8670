import {
  childDomainTypes,
  childPanelStatuses,
  domainAvailabilities,
} from '@marquee/domain/child-panels/child-panel.ts';
import { z } from 'zod';
import { newPassword } from '../account/account.ts';
import { endpoint } from '../endpoint.ts';
import { signedDecimal } from '../money/finances.ts';
import { calendarDay, data, decimal, id, quantity, text, wholeNumberText } from '../primitives.ts';

const path = '/api/v1/child-panels';
const ownerCall = { access: 'user', area: 'earn' } as const;
const moment = z.iso.datetime().max(40);
const panelId = z.object({ id: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) });

const dnsRecord = z.object({
  /** `address`: a CNAME to the host, or A and AAAA records with the same addresses. */
  purpose: z.enum(['address', 'proof']),
  type: z.enum(['CNAME', 'A', 'TXT']),
  name: text(300),
  /** What must stand there. */
  expected: text(500),
  /** What stood there at the last look. */
  found: z.array(text(500)).max(20),
  matches: z.boolean(),
});
export type ChildPanelDnsRecord = z.output<typeof dnsRecord>;

const childPanel = z.object({
  id,
  admin_email: text(254),
  created_at: moment,
  domain: text(253),
  domain_type: z.enum(childDomainTypes),
  /** Until when it is paid; null until it opens. */
  expired_at: moment.nullable(),
  status: z.enum(childPanelStatuses),
  /** USD a month. */
  tariff_plan_price: decimal,
  /** Where its console and its shop are. */
  admin_client_domain: text(300),
  user_client_domain: text(300),
  renews: z.boolean(),
  /** When its state changes if nothing is done: it closes, ends, or is given up for want of DNS. */
  changes_at: moment.nullable(),
  /** Closed by the parent's staff: paying does not open it. */
  is_held: z.boolean(),
  /** Orders of its customers that wait for money on the owner's balance, and what they cost there. */
  waiting_orders: quantity,
  waiting_cost: decimal,
  /** Null for a name below the parent's domain, which needs no proof. */
  dns: z
    .object({
      records: z.array(dnsRecord).max(10),
      checked_at: moment.nullable(),
      is_proven: z.boolean(),
      /** A proven domain that leads elsewhere now. */
      leads_elsewhere: z.boolean(),
    })
    .nullable(),
});
export type ChildPanelView = z.output<typeof childPanel>;

export const listChildPanels = endpoint({
  ...ownerCall,
  name: 'listChildPanels',
  method: 'GET',
  path,
  summary: 'List your child panels, newest first',
  response: z.object({
    data: z.array(childPanel).max(1000),
    /** What a new one costs a month in USD. */
    price: decimal,
    /** How many the caller may have at once; those that have ended do not count. */
    maximum: quantity,
    /** Names below this host are given at once. */
    subdomain_host: text(253),
  }),
});

export const createChildPanel = endpoint({
  ...ownerCall,
  name: 'createChildPanel',
  method: 'POST',
  path,
  summary: 'Create a child panel; the first month is charged to your balance',
  body: z.strictObject({
    /** A whole domain, or for `subdomain` only the name below the host. */
    domain: text(300),
    domain_type: z.enum(childDomainTypes),
    /** Of the owner's account in the new panel; its address is the caller's. */
    password: newPassword,
    /** The price that was shown; refused if it is another by now. */
    price: decimal.optional(),
  }),
  response: data(childPanel),
  errors: ['wrong_state', 'insufficient_balance', 'account_owes', 'price_changed', 'email_not_proven'],
  provenEmail: true,
  idempotent: true,
});

const availability = z.object({ domain: text(253), availability: z.enum(domainAvailabilities) });
export type DomainSuggestion = z.output<typeof availability>;

export const checkChildDomain = endpoint({
  ...ownerCall,
  name: 'checkChildDomain',
  method: 'GET',
  path: `${path}/domain-check`,
  summary: 'Check whether a domain can be used and is registered, and suggest similar ones',
  query: z.object({ domain: text(300), domain_type: z.enum(childDomainTypes).default('own') }),
  response: data(
    z.object({
      /** As it would be used: lower case, in ASCII, whole. */
      domain: text(253),
      availability: z.enum(domainAvailabilities),
      suggestions: z.array(availability).max(20),
    }),
  ),
});

export const getChildPanel = endpoint({
  ...ownerCall,
  name: 'getChildPanel',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'Get one of your child panels',
  params: panelId,
  response: data(childPanel),
});

export const changeChildPanel = endpoint({
  ...ownerCall,
  name: 'changeChildPanel',
  method: 'PATCH',
  path: `${path}/{id}`,
  summary: 'Turn automatic renewal of a child panel on or off',
  params: panelId,
  body: z.strictObject({ renews: z.boolean() }),
  response: data(childPanel),
  errors: ['wrong_state'],
});

export const checkChildPanelDns = endpoint({
  ...ownerCall,
  name: 'checkChildPanelDns',
  method: 'POST',
  path: `${path}/{id}/check-dns`,
  summary: 'Check the domain’s DNS records now; a verified domain opens the panel',
  params: panelId,
  response: data(childPanel),
  errors: ['wrong_state'],
});

export const renewChildPanel = endpoint({
  ...ownerCall,
  name: 'renewChildPanel',
  method: 'POST',
  path: `${path}/{id}/renew`,
  summary: 'Pay for the next month of a child panel from your balance; a closed one reopens',
  params: panelId,
  body: z.strictObject({ price: decimal.optional() }),
  response: data(childPanel),
  errors: ['wrong_state', 'insufficient_balance', 'account_owes', 'price_changed'],
  idempotent: true,
});

export const signInToChildPanel = endpoint({
  ...ownerCall,
  name: 'signInToChildPanel',
  method: 'POST',
  path: `${path}/{id}/sign-in`,
  summary: 'Get a link that signs the owner in to the child panel’s console; works once, for one minute',
  params: panelId,
  response: data(z.object({ url: text(1000) })),
  errors: ['impersonated', 'sign_in_again', 'wrong_state'],
  fresh: true,
});

const sums = {
  /** Charged to customers and not refunded. */
  revenue: decimal,
  /** Paid to the parent for the same orders. */
  cost: decimal,
  /** Below zero where it sold at a loss. */
  margin: signedDecimal,
  orders: quantity,
};

export const getChildPanelStatistics = endpoint({
  ...ownerCall,
  name: 'getChildPanelStatistics',
  method: 'GET',
  path: `${path}/{id}/statistics`,
  summary: 'Get revenue, cost and margin of a child panel; the last 30 days by default',
  params: panelId,
  query: z.object({ start_date: calendarDay.optional(), end_date: calendarDay.optional() }),
  response: data(
    z.object({
      start_date: calendarDay,
      end_date: calendarDay,
      /** Customers: those who registered in this time. */
      totals: z.object({ ...sums, customers: quantity }),
      by_day: z.array(z.object({ day: calendarDay, ...sums, customers: quantity })).max(400),
      top_services: z.array(z.object({ id, name: text(300), ...sums })).max(20),
    }),
  ),
});
export type ChildPanelStatistics = z.output<typeof getChildPanelStatistics.response>['data'];

export const exportChildPanel = endpoint({
  ...ownerCall,
  name: 'exportChildPanel',
  method: 'GET',
  path: `${path}/{id}/export`,
  summary: 'Export customers, orders and finances of a child panel as one JSON file, even after it has ended',
  params: panelId,
  response: text(1_000_000_000),
  contentType: 'application/json',
  errors: ['impersonated', 'sign_in_again'],
  fresh: true,
});
