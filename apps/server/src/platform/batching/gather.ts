interface GatherOptions<Item, Result> {
  /** Writes all of them at once and answers each in its place: with its result, or with what it is refused for. */
  write(items: readonly Item[]): Promise<readonly (Result | Error)[]>;
  /** Items that share a key are never written together, and go in the order they came. */
  keysOf?(item: Item): readonly string[];
  /** What writing an item locks: two that share a lock may share a batch, but no two batches under way do. */
  locksOf?(item: Item): readonly string[];
  /** How much of a batch an item takes up: 1 unless told. */
  weightOf?(item: Item): number;
  /** The most that one batch may weigh; an item that alone is heavier goes alone. */
  most: number;
  /**
   * How many batches may be under way. The last lane is for when the others take unusually long; between the first
   * and the last, a batch begins beside others once `enough` waits for it.
   */
  lanes: number;
  /** The weight that is worth a batch beside others; undefined where they go one after the other. */
  enough?: number;
  /** Whether a batch that failed has certainly left nothing behind, so that each of its items may be tried alone. */
  leftNothing(error: unknown): boolean;
  /** Milliseconds. */
  now?(): number;
}

/** Milliseconds after which a batch is taken to wait for something, such as somebody's wallet. */
const unusual = 100;

interface Waiting<Item, Result> {
  item: Item;
  keys: readonly string[];
  locks: readonly string[];
  weight: number;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Writes what waits together: while one batch is under way the next one gathers. There is no timer, so an item that
 * comes alone is written at once. A batch that fails as a whole is tried again one by one, beside the next batches,
 * so that each item gets the answer it would have got alone.
 */
export function gather<Item, Result>(options: GatherOptions<Item, Result>): (item: Item) => Promise<Result> {
  const {
    write,
    keysOf = () => [],
    locksOf = () => [],
    weightOf = () => 1,
    most,
    lanes,
    leftNothing,
  } = options;
  const { enough = Number.POSITIVE_INFINITY, now = () => performance.now() } = options;
  let waiting: Waiting<Item, Result>[] = [];
  const locked = new Set<string>();
  let underWay = 0;
  let begun = 0;

  const isFree = (locks: readonly string[]) => locks.every((lock) => !locked.has(lock));

  function nextBatch(): { batch: Waiting<Item, Result>[]; left: Waiting<Item, Result>[]; weight: number } {
    const batch: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    const keys = new Set<string>();
    let weight = 0;
    for (const next of waiting) {
      const fits = batch.length === 0 || weight + next.weight <= most;
      if (fits && isFree(next.locks) && next.keys.every((key) => !keys.has(key))) {
        batch.push(next);
        weight += next.weight;
      } else left.push(next);
      // What stays behind keeps its place before those that share a key with it.
      for (const key of next.keys) keys.add(key);
    }
    return { batch, left, weight };
  }

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [place, { resolve, reject }] of batch.entries()) {
        const result = results[place];
        if (result instanceof Error) reject(result);
        else if (result === undefined) reject(new Error('a batch left one of its items without an answer'));
        else resolve(result);
      }
    } catch (error) {
      if (batch.length > 1 && leftNothing(error)) for (const each of batch) void settle([each]);
      else for (const { reject } of batch) reject(error);
    }
  }

  /** One large batch costs less than two small ones, but nobody waits for a batch that is stuck. */
  function leastWeight(): number {
    if (underWay === 0 || now() - begun > unusual) return 0;
    return underWay < lanes - 1 ? enough : Number.POSITIVE_INFINITY;
  }

  function begin(): void {
    while (waiting.length > 0 && underWay < lanes) {
      const least = leastWeight();
      if (least === Number.POSITIVE_INFINITY) return;
      const { batch, left, weight } = nextBatch();
      if (batch.length === 0 || weight < least) return;
      waiting = left;
      underWay += 1;
      begun = now();
      const locks = batch.flatMap((each) => each.locks);
      for (const lock of locks) locked.add(lock);
      void settle(batch).finally(() => {
        for (const lock of locks) locked.delete(lock);
        underWay -= 1;
        begin();
      });
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      const [keys, locks, weight] = [keysOf(item), locksOf(item), weightOf(item)];
      waiting.push({ item, keys, locks, weight, resolve, reject });
      // Whoever shares a lock with what is stuck still tells others that it is.
      if (isFree(locks) || leastWeight() === 0) begin();
    });
}
