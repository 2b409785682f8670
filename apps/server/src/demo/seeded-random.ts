/** Numbers in [0, 1) that are the same for the same seed on every machine. */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The item at this share of the list: the first for 0, the last for what is just below 1. */
export function pick<Item>(list: readonly Item[], chance: number): Item {
  const item = list[Math.floor(chance * list.length)] ?? list[0];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}
