/** The item at this share of the list: the first for 0, the last for what is just below 1. */
export function pick<Item>(list: readonly Item[], chance: number): Item {
  const item = list[Math.floor(chance * list.length)] ?? list[0];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}
