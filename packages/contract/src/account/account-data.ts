import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, text } from '../primitives.ts';

const kind = text(40).regex(/^[a-z-]+$/);

export const listAccountData = endpoint({
  name: 'listAccountData',
  method: 'GET',
  path: '/api/v1/account-data',
  access: 'user',
  area: 'account',
  summary: 'List the types of data you can export',
  response: data(z.array(kind).max(40)),
});

export const exportAccountData = endpoint({
  name: 'exportAccountData',
  method: 'GET',
  path: '/api/v1/account-data/export',
  access: 'user',
  area: 'account',
  summary: 'Export all data of your account as one JSON file',
  response: text(1_000_000_000),
  contentType: 'application/json',
  errors: ['impersonated', 'sign_in_again'],
  fresh: true,
});

export const exportAccountTable = endpoint({
  name: 'exportAccountTable',
  method: 'GET',
  path: '/api/v1/account-data/export/{kind}',
  access: 'user',
  area: 'account',
  summary: 'Export one type of data as CSV',
  params: z.object({ kind }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
  errors: ['impersonated', 'sign_in_again'],
  fresh: true,
});

export const closingReasons = [
  'staff',
  'debt',
  'withdrawals',
  'orders',
  'drip-feeds',
  'subscriptions',
  'invoices',
  'child-panels',
] as const;

const blocker = z.object({
  reason: z.enum(closingReasons),
  /** For money, in USD. */
  amount: decimal.optional(),
  /** For everything else. */
  count: z.int().min(1).optional(),
});
export type ClosingBlocker = z.output<typeof blocker>;

export const closing = z.object({ blockers: z.array(blocker).max(20), balance: decimal });

export const getAccountClosing = endpoint({
  name: 'getAccountClosing',
  method: 'GET',
  path: '/api/v1/account-closing',
  access: 'user',
  area: 'account',
  summary: 'Get what prevents closing your account, and the balance you would lose',
  response: data(closing),
});

export const closeAccount = endpoint({
  name: 'closeAccount',
  method: 'POST',
  path: '/api/v1/account-closing',
  access: 'user',
  area: 'account',
  summary: 'Close your account permanently: personal data is erased, accounting records are kept',
  body: z.strictObject({
    current_password: z.string().min(1).max(1000).optional(),
    /** Everything that will be lost, as it was shown; required if there is anything. */
    give_up_balance: decimal.optional(),
  }),
  errors: ['impersonated', 'sign_in_again', 'account_in_use'],
});
