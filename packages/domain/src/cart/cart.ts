import { type Money, parseMoney, zero } from '../money/money.ts';
import { type CartItem, maxCartItems } from './cart-item.ts';

/** A service can be ordered once per link, so adding it again replaces the earlier item. */
export function withItem(items: readonly CartItem[], added: Omit<CartItem, 'index'>): CartItem[] {
  const index = Math.max(-1, ...items.map((item) => item.index)) + 1;
  const others = items.filter(
    ({ serviceId, url }) => serviceId !== added.serviceId || url !== added.url || url === '',
  );
  return [...others, { ...added, index }];
}

/** Adds all of them, or returns undefined when they do not all fit: we cannot know which ones matter. */
export function withItems(
  items: readonly CartItem[],
  added: readonly Omit<CartItem, 'index'>[],
): CartItem[] | undefined {
  const next = added.reduce<CartItem[]>(withItem, [...items]);
  return next.length > maxCartItems ? undefined : next;
}

export function withChangedItem(
  items: readonly CartItem[],
  index: number,
  changes: Partial<Omit<CartItem, 'index'>>,
): CartItem[] {
  return items.map((item) => (item.index === index ? { ...item, ...changes } : item));
}

export function withoutItems(items: readonly CartItem[], indexes: readonly number[]): CartItem[] {
  return items.filter(({ index }) => !indexes.includes(index));
}

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

const first = parseMoney('20') ?? zero;
const second = parseMoney('40') ?? zero;

/** How small a cart was when it was left. The thresholds themselves belong to no tier. */
export function lowValueTier(total: Money): 1 | 2 | 3 | undefined {
  if (total < first) return 1;
  if (total > second) return 3;
  return total > first && total < second ? 2 : undefined;
}
