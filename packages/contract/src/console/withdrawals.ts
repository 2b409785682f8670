import { withdrawalStatuses } from '@marquee/domain/payments/withdrawal-status.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { withdrawal } from '../money/withdrawals.ts';
import { data } from '../primitives.ts';
import { consoleListQuery, consoleListResponse, customer, rowId } from './console-list.ts';

const reviewedWithdrawal = withdrawal.extend({ customer });
export type ReviewedWithdrawal = z.output<typeof reviewedWithdrawal>;

export const reviewWithdrawals = endpoint({
  name: 'reviewWithdrawals',
  method: 'GET',
  path: '/api/v1/admin/withdrawals',
  access: 'staff:withdrawals.manage',
  area: 'console',
  summary: 'Withdrawals of all customers; those in review come oldest first, the others newest first',
  query: z.object({ ...consoleListQuery, status: z.enum(withdrawalStatuses).default('in_review') }),
  response: consoleListResponse(reviewedWithdrawal),
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
