import type { CheckoutLine } from './use-checkout.ts';

/** Lines as the analytics' own vocabulary has them. */
export function soldItems(lines: readonly CheckoutLine[]) {
  return lines.map(({ name, request: { service_id, quantity } }) => ({
    item_id: String(service_id),
    item_name: name,
    ...(quantity === undefined ? {} : { quantity }),
  }));
}
