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
