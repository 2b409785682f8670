/** The smallest first, whatever is added in between. */
export class Heap<Item> {
  readonly #items: Item[] = [];
  readonly #compare: (one: Item, other: Item) => number;

  constructor(compare: (one: Item, other: Item) => number) {
    this.#compare = compare;
  }

  get first(): Item | undefined {
    return this.#items[0];
  }

  push(item: Item): void {
    const items = this.#items;
    let index = items.push(item) - 1;
    while (index > 0) {
      const above = (index - 1) >> 1;
      if (!this.#isBefore(index, above)) return;
      this.#swap(index, above);
      index = above;
    }
  }

  pop(): Item | undefined {
    const items = this.#items;
    const first = items[0];
    const last = items.pop();
    if (items.length === 0 || last === undefined) return first;
    items[0] = last;
    for (let index = 0; ; ) {
      const left = 2 * index + 1;
      const smaller = left + 1 < items.length && this.#isBefore(left + 1, left) ? left + 1 : left;
      if (smaller >= items.length || !this.#isBefore(smaller, index)) return first;
      this.#swap(index, smaller);
      index = smaller;
    }
  }

  #isBefore(one: number, other: number): boolean {
    return this.#compare(this.#items[one] as Item, this.#items[other] as Item) < 0;
  }

  #swap(one: number, other: number): void {
    const held = this.#items[one] as Item;
    this.#items[one] = this.#items[other] as Item;
    this.#items[other] = held;
  }
}
