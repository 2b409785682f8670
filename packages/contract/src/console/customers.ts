import { accountRoles, customerStates } from '@marquee/domain/access/customer-states.ts';
import { orderStatuses } from '@marquee/domain/orders/status.ts';
import { z } from 'zod';
import { messenger } from '../account/profile.ts';
import { device } from '../account/sessions-list.ts';
import { endpoint } from '../endpoint.ts';
import { calendarDay, data, decimal, flagText, id, quantity, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, rowId } from './console-list.ts';

const moment = z.iso.datetime().max(40);

const customerRow = z.object({
  id,
  name: text(120),
  email: text(254).nullable(),
  state: z.enum(customerStates),
  role: z.enum(accountRoles),
  /** What the customer can spend. */
  balance: decimal,
  owed: decimal,
  orders: quantity,
  spent: decimal,
  marketing_source: text(200).nullable(),
  created_at: moment,
});
export type CustomerRow = z.output<typeof customerRow>;

const customerFilters = {
  state: z.enum(customerStates).optional(),
  role: z.enum(accountRoles).optional(),
  /** Registered on or after this day, UTC. */
  from: calendarDay.optional(),
  /** Registered on or before this day, UTC. */
  to: calendarDay.optional(),
  owes: flagText.optional(),
  source: text(200).optional(),
};

export const listCustomers = endpoint({
  name: 'listCustomers',
  method: 'GET',
  path: '/api/v1/admin/customers',
  access: 'staff:accounts.view',
  area: 'console',
  summary:
    'Accounts, newest first; the search takes a number, an e-mail or its beginning, or the beginning of a first or last name',
  query: z.object({ ...consoleListQuery, ...customerFilters }),
  response: consoleListResponse(customerRow),
});

export const exportCustomers = endpoint({
  name: 'exportCustomers',
  method: 'GET',
  path: '/api/v1/admin/customers.csv',
  access: 'staff:accounts.view',
  area: 'console',
  summary: 'The same list, whole, as CSV',
  query: z.object({ search: consoleListQuery.search, ...customerFilters }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

const person = z.object({ id, name: text(120) });

const card = customerRow.extend({
  email_verified_at: moment.nullable(),
  company_name: text(300).nullable(),
  company_address: text(1000).nullable(),
  company_site: text(2048).nullable(),
  vat: text(100).nullable(),
  locale: text(10),
  time_zone: text(100),
  messengers: z.array(messenger).max(10),
  has_password: z.boolean(),
  social: z.array(text(20)).max(10),
  second_factor: z.object({ totp: z.boolean(), passkeys: quantity }),
  freezes: z
    .array(
      z.object({
        cause: z.enum(['dispute', 'debt', 'operator']),
        reason: text(1000),
        created_at: moment,
      }),
    )
    .max(50),
  wallets: z.object({
    cash: decimal,
    bonus: decimal,
    referral: decimal,
    task: decimal,
    hold: decimal,
    owed: decimal,
  }),
  postings: z
    .array(
      z.object({
        id: text(40),
        type: text(40),
        wallet: text(40),
        amount: text(33),
        balance: text(33),
        order_id: text(20).nullable(),
        reason: text(1000).nullable(),
        created_at: moment,
      }),
    )
    .max(10),
  recent_orders: z
    .array(
      z.object({
        id,
        link: text(2048),
        status: z.enum(orderStatuses),
        cancel_reason: text(60).nullable(),
        quantity,
        current_quantity: quantity,
        cost: decimal,
        created_at: moment,
      }),
    )
    .max(10),
  sessions: z
    .array(
      z.object({
        id: text(40),
        device,
        address: text(64),
        last_seen_at: moment,
        is_impersonation: z.boolean(),
      }),
    )
    .max(20),
  coupons: z
    .array(
      z.object({
        id,
        code: text(64),
        amount: decimal,
        bonus: decimal,
        created_at: moment,
        is_released: z.boolean(),
      }),
    )
    .max(10),
  tickets: z.array(z.object({ id, subject: text(300), status: text(20), last_message_at: moment })).max(10),
  referral: z.object({
    code: text(40),
    /** Who brought this customer. */
    referred_by: person.nullable(),
    referred: quantity.max(1000),
    recent: z.array(person.extend({ created_at: moment })).max(10),
  }),
  marketing: z.record(text(60), text(300)),
  /** Accounts that guests with this address have ordered into, and that can be merged. */
  guests: z.array(z.object({ id, orders: quantity, charged: decimal })).max(20),
  adjustments_waiting: quantity.max(1000),
});
export type CustomerCard = z.output<typeof card>;

export const getCustomer = endpoint({
  name: 'getCustomer',
  method: 'GET',
  path: '/api/v1/admin/customers/{id}',
  access: 'staff:accounts.view',
  area: 'console',
  summary: 'Everything the panel knows about a customer, the newest of each kind',
  params: rowId,
  response: data(card),
});

const auditEntry = z.object({
  id,
  action: text(100),
  /** Who did it; null for the panel itself. */
  actor: person.nullable(),
  /** The member of staff who was signed in as the actor. */
  on_behalf_of: person.nullable(),
  reason: text(1000).nullable(),
  before: text(4000).nullable(),
  after: text(4000).nullable(),
  created_at: moment,
});
export type CustomerAuditEntry = z.output<typeof auditEntry>;

export const getCustomerAudit = endpoint({
  name: 'getCustomerAudit',
  method: 'GET',
  path: '/api/v1/admin/customers/{id}/audit',
  access: 'staff:audit.view',
  area: 'console',
  summary: 'What was done to this account and by whom, newest first',
  params: rowId,
  query: z.object({ after: consoleListQuery.after, limit: consoleListQuery.limit }),
  response: consoleListResponse(auditEntry),
});
