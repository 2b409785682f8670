import { type CartItem, mostItems } from './cart-item.ts';

/** One place holds one service for one link: a second order of it would be refused, so the later wish counts. */
export function withItem(items: readonly CartItem[], added: Omit<CartItem, 'index'>): CartItem[] {
  const index = Math.max(-1, ...items.map((item) => item.index)) + 1;
  const others = items.filter(
    ({ serviceId, url }) => serviceId !== added.serviceId || url !== added.url || url === '',
  );
  return [...others, { ...added, index }];
}

/** All of them, or undefined where the cart has no room for all: which ones matter is not ours to say. */
export function withItems(
  items: readonly CartItem[],
  added: readonly Omit<CartItem, 'index'>[],
): CartItem[] | undefined {
  const next = added.reduce<CartItem[]>(withItem, [...items]);
  return next.length > mostItems ? undefined : next;
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
