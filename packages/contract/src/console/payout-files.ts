import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, id, text } from '../primitives.ts';
import { rowId } from './console-list.ts';

const mostAtOnce = 200;

export const createPayoutFile = endpoint({
  name: 'createPayoutFile',
  method: 'POST',
  path: '/api/v1/admin/payout-files',
  access: 'staff:withdrawals.manage',
  area: 'console',
  summary: 'Puts withdrawals in review into a file for the bank; each stands in one file only',
  body: z.strictObject({ ids: z.array(id).min(1).max(mostAtOnce) }),
  response: data(z.object({ id })),
  errors: ['wrong_state', 'sign_in_again', 'impersonated', 'outgoing_held'],
  fresh: true,
});

export const downloadPayoutFile = endpoint({
  name: 'downloadPayoutFile',
  method: 'GET',
  path: '/api/v1/admin/payout-files/{id}/file.csv',
  access: 'staff:withdrawals.manage',
  area: 'console',
  summary: 'The file for the bank; asked for again it is the same',
  params: rowId,
  response: text(1_000_000_000),
  contentType: 'text/csv',
});

export const releasePayoutFile = endpoint({
  name: 'releasePayoutFile',
  method: 'POST',
  path: '/api/v1/admin/payout-files/{id}/release',
  access: 'staff:withdrawals.manage',
  area: 'console',
  summary: 'The file was not used: what is still in review may go into another one',
  params: rowId,
  body: z.strictObject({ reason: z.string().trim().min(3).max(1000) }),
  errors: ['wrong_state', 'sign_in_again', 'impersonated'],
  fresh: true,
});

const payoutOutcome = z.object({
  id,
  outcome: z.enum(['paid', 'not_found', 'wrong_state', 'reference_taken']),
});
export type PayoutOutcome = z.output<typeof payoutOutcome>;

export const payWithdrawals = endpoint({
  name: 'payWithdrawals',
  method: 'POST',
  path: '/api/v1/admin/payouts',
  access: 'staff:withdrawals.manage',
  area: 'console',
  summary: 'Records payouts under their references, one by one: what fails does not stop the others',
  body: z.strictObject({
    payouts: z
      .array(z.strictObject({ id, payout_reference: z.string().trim().min(1).max(200) }))
      .min(1)
      .max(mostAtOnce),
  }),
  response: data(z.array(payoutOutcome).max(mostAtOnce)),
  errors: ['sign_in_again', 'impersonated', 'outgoing_held'],
  fresh: true,
});
