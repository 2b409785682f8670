import type { CartItem } from './cart-item.ts';

export interface CartGroup {
  networkId: number;
  url: string;
  items: readonly CartItem[];
}

/** What is promoted where: everything for one link of one network stands together, in the order it came. */
export function groupCart(items: readonly CartItem[]): CartGroup[] {
  const groups = Map.groupBy(items, ({ networkId, url }) => `${networkId} ${url}`);
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    return first ? { networkId: first.networkId, url: first.url, items: own } : [];
  });
}
