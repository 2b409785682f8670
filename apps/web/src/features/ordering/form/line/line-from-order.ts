import type { OrderDetails } from '@marquee/contract/ordering/order-entities.ts';
import type { LineChanges } from './form-line.ts';

type Ordered = Pick<OrderDetails, 'targetable_values' | 'countries' | 'is_guarantee'>;

/** The parts of an order that an address cannot hold: texts, places and guarantee. */
export function lineFromOrder({ targetable_values, countries, is_guarantee }: Ordered): LineChanges {
  return {
    targets: Object.fromEntries(
      targetable_values.map(({ target_id, values }) => [target_id, values.join('\n')]),
    ),
    countries,
    isGuarantee: is_guarantee,
  };
}
