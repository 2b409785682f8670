import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rowId } from './console-list.ts';

export const reverseTransaction = endpoint({
  name: 'reverseTransaction',
  method: 'POST',
  path: '/api/v1/admin/ledger/transactions/{id}/reversal',
  access: 'staff:payments.manage',
  area: 'console',
  summary: 'Posts the mirror image of a transaction, once; the original stays',
  params: rowId,
  body: z.strictObject({ reason: z.string().trim().min(3).max(1000) }),
  errors: ['wrong_state', 'insufficient_balance', 'account_owes', 'sign_in_again', 'impersonated'],
  fresh: true,
});
