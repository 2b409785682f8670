import type { CartItem } from './cart-item.ts';

export interface CartGroup {
  networkId: number;
  url: string;
  items: readonly CartItem[];
  /** The number of its first item, counted across all groups in display order. */
  firstNumber: number;
}

/** Items for the same link of the same network form one group, in the order they were added. */
export function groupCart(items: readonly CartItem[]): CartGroup[] {
  const groups = Map.groupBy(items, ({ networkId, url }) => `${networkId} ${url}`);
  let counted = 0;
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    const firstNumber = counted + 1;
    counted += own.length;
    return first ? { networkId: first.networkId, url: first.url, items: own, firstNumber } : [];
  });
}
