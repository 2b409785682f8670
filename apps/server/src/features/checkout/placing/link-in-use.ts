import { violated } from '../../../platform/db/violated.ts';
import { Refusal } from '../../../platform/errors.ts';

/** Whether an order was refused because an active one has its link: found before writing, or by the unique index. */
export function isLinkInUse(error: unknown): boolean {
  if (error instanceof Refusal) return error.fields.some(({ code }) => code === 'link_in_use');
  return violated(error, 'customer_order_active_link');
}
