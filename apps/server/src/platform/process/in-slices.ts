import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long enough to be worth a turn, short enough that nobody who waits meanwhile notices. */
const longestTurn = 5;

/** Does `work` on every item, and lets waiting requests in between: a long list stalls nobody. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  /** Between two looks at the clock, which costs more than a small piece of work. */
  itemsPerLook = 64,
): Promise<void> {
  let turnStarted = performance.now();
  let done = 0;
  for (const item of items) {
    work(item);
    done += 1;
    if (done % itemsPerLook !== 0 || performance.now() - turnStarted < longestTurn) continue;
    await nextTurn();
    turnStarted = performance.now();
  }
}
