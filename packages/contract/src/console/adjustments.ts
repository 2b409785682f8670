import { adjustableWallets, adjustmentStatuses } from '@marquee/domain/payments/adjustment.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, text } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

/** USD, exact, with a minus where money is taken. */
const signedDecimal = text(33).regex(/^-?(0|[1-9]\d{0,10})(\.\d{1,8})?$/);

const adjustment = z.object({
  id: z.int().min(1),
  customer,
  wallet: z.enum(adjustableWallets),
  amount: signedDecimal,
  reason: text(500),
  status: z.enum(adjustmentStatuses),
  requested_by: customer,
  decided_by: customer.nullable(),
  /** Why it was declined. */
  reject_reason: text(500).nullable(),
  /** The caller asked for it, so that somebody else has to confirm it. */
  is_own: z.boolean(),
  created_at: z.iso.datetime().max(40),
  decided_at: z.iso.datetime().max(40).nullable(),
});
export type Adjustment = z.output<typeof adjustment>;

export const listAdjustments = endpoint({
  name: 'listAdjustments',
  method: 'GET',
  path: '/api/v1/admin/adjustments',
  access: 'staff:payments.manage',
  area: 'console',
  summary:
    'Corrections of wallets; those that wait for a second person come oldest first, the others newest first',
  query: z.object({ ...consoleListQuery, status: z.enum(adjustmentStatuses).default('waiting') }),
  response: consoleListResponse(adjustment),
});

export const exportAdjustments = endpoint({
  name: 'exportAdjustments',
  method: 'GET',
  path: '/api/v1/admin/adjustments.csv',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'The same list, whole, as CSV',
  query: z.object({ search: consoleListQuery.search, status: z.enum(adjustmentStatuses).default('waiting') }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const adjustWallet = endpoint({
  name: 'adjustWallet',
  method: 'POST',
  path: '/api/v1/admin/customers/{id}/adjustments',
  access: 'staff:payments.manage',
  area: 'console',
  summary:
    'Corrects a wallet. Above the panel’s limit, summed over a day, and for the caller’s own wallet it waits for a second person',
  params: rowId,
  body: z.strictObject({
    wallet: z.enum(adjustableWallets),
    amount: signedDecimal.refine((value) => /[1-9]/.test(value), { params: { reason: 'not_an_amount' } }),
    /** The customer reads it in their finances. */
    reason: z.string().trim().min(3).max(500),
  }),
  response: data(adjustment),
  errors: ['insufficient_balance', 'sign_in_again', 'impersonated', 'idempotency_mismatch'],
  fresh: true,
  idempotent: true,
});

export const confirmAdjustment = endpoint({
  name: 'confirmAdjustment',
  method: 'POST',
  path: '/api/v1/admin/adjustments/{id}/confirmation',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Posts a correction that somebody else has asked for',
  params: rowId,
  body: z.strictObject({}),
  response: data(adjustment),
  errors: ['wrong_state', 'second_person_needed', 'insufficient_balance', 'sign_in_again', 'impersonated'],
  fresh: true,
});

export const rejectAdjustment = endpoint({
  name: 'rejectAdjustment',
  method: 'POST',
  path: '/api/v1/admin/adjustments/{id}/rejection',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Declines a correction that waits, or takes back one’s own',
  params: rowId,
  body: z.strictObject({ reason: z.string().trim().min(3).max(500) }),
  response: data(adjustment),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});
