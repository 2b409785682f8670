import type { OrderDetails } from '@marquee/contract/ordering/order-entities.ts';
import { type localizedCatalogue, targetTexts } from '../catalogue/index.ts';
import type { Order } from './order.ts';

type Catalogue = Awaited<ReturnType<typeof localizedCatalogue>>;
type StoredCustomFields = readonly Pick<OrderDetails['targetable_values'][number], 'target_id' | 'values'>[];

/** What the buyer filled in, with the fields' names and readable labels for coded values. */
export function customFieldView(catalogue: Catalogue, order: Order): OrderDetails['targetable_values'] {
  return (order.targetable_values as unknown as StoredCustomFields).map(({ target_id, values }) => {
    const target = targetTexts(catalogue, BigInt(target_id));
    return {
      target_id,
      name: target?.name ?? '',
      values,
      labels: target ? values.map(target.labelOf) : values,
    };
  });
}
