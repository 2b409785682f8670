import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { data, decimal, quantity, text } from '../primitives.ts';
import { rowId } from './console-list.ts';

const parentAccount = z.object({
  panel_name: text(120),
  /** What the owner can spend there; null while that account is frozen or closed. */
  balance: decimal.nullable(),
  /** Orders that wait for money there, and what they cost the owner. */
  waiting_orders: quantity,
  waiting_cost: decimal,
  /** How much has to be added for all of them to go out. */
  missing: decimal,
  /** Where the owner adds funds in the parent panel. */
  add_funds_url: text(2048),
});
export type ParentAccount = z.output<typeof parentAccount>;

export const getParentAccount = endpoint({
  access: 'staff:providers.manage',
  area: 'console',
  name: 'getParentAccount',
  method: 'GET',
  path: '/api/v1/admin/providers/{id}/parent-account',
  summary: 'The owner’s account in the parent panel, which pays for the orders of this panel',
  params: rowId,
  response: data(parentAccount),
});
