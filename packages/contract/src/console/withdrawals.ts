import { withdrawalStatuses } from '@marquee/domain/payments/withdrawal-status.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { withdrawal } from '../money/withdrawals.ts';
import { data, id, text, wholeNumberText } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const payoutExport = z.object({
  id,
  /** Who made it. */
  made_by: text(120),
  created_at: z.iso.datetime().max(40),
});

const reviewedWithdrawal = withdrawal.extend({
  customer,
  /** The bank file that it stands in: whoever pays it otherwise as well pays twice. */
  export: payoutExport.nullable(),
});
export type ReviewedWithdrawal = z.output<typeof reviewedWithdrawal>;

const filters = {
  status: z.enum([...withdrawalStatuses, 'all']).default('in_review'),
  /** Only those of one bank file. */
  export: wholeNumberText({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }).optional(),
};

export const reviewWithdrawals = endpoint({
  name: 'reviewWithdrawals',
  method: 'GET',
  path: '/api/v1/admin/withdrawals',
  access: 'staff:withdrawals.manage',
  area: 'console',
  summary: 'Withdrawals of all customers; those in review come oldest first, the others newest first',
  query: z.object({ ...consoleListQuery, ...filters }),
  response: consoleListResponse(reviewedWithdrawal),
});

export const exportWithdrawals = endpoint({
  name: 'exportWithdrawals',
  method: 'GET',
  path: '/api/v1/admin/withdrawals.csv',
  access: 'staff:withdrawals.manage',
  area: 'console',
  summary: 'The same list as CSV, all pages of it',
  query: z.object({ search: consoleListQuery.search, ...filters }),
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const payWithdrawal = endpoint({
  name: 'payWithdrawal',
  method: 'POST',
  path: '/api/v1/admin/withdrawals/{id}/payout',
  access: 'staff:withdrawals.manage',
  area: 'console',
  summary: 'Records that a withdrawal was paid out, under the reference of the payout',
  params: rowId,
  body: z.strictObject({ payout_reference: z.string().trim().min(1).max(200) }),
  response: data(reviewedWithdrawal),
  errors: ['wrong_state', 'sign_in_again', 'impersonated', 'outgoing_held'],
  fresh: true,
});

export const rejectWithdrawal = endpoint({
  name: 'rejectWithdrawal',
  method: 'POST',
  path: '/api/v1/admin/withdrawals/{id}/rejection',
  access: 'staff:withdrawals.manage',
  area: 'console',
  summary: 'Returns the money to the wallets it came from; the customer reads the reason',
  params: rowId,
  body: z.strictObject({ reason: z.string().trim().min(3).max(1000) }),
  response: data(reviewedWithdrawal),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});
