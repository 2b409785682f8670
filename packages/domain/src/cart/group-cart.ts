import type { CartItem } from './cart-item.ts';

export interface CartGroup {
  networkId: number;
  url: string;
  items: readonly CartItem[];
  /** Of its first item, counted through all groups as they stand. */
  firstNumber: number;
}

/** What is promoted where: everything for one link of one network stands together, in the order it came. */
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
