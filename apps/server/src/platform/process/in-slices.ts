import { setImmediate as nextTurn } from 'node:timers/promises';

/** In ms: long enough to make progress, short enough that waiting requests do not notice. */
const maxSlice = 5;

/** Runs `work` on every item and yields to waiting requests in between, so that a long list blocks nobody. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  /** Items between two checks of the clock, which is more expensive than a small piece of work. */
  itemsPerCheck = 64,
): Promise<void> {
  let sliceStarted = performance.now();
  let done = 0;
  for (const item of items) {
    work(item);
    done += 1;
    if (done % itemsPerCheck !== 0 || performance.now() - sliceStarted < maxSlice) continue;
    await nextTurn();
    sliceStarted = performance.now();
  }
}
