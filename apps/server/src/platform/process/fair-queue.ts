import { Refusal } from '../errors.ts';

interface FairQueueLimits {
  /** How many run at once. */
  concurrent: number;
  /** How many may wait; beyond it someone is refused with 503. */
  waiting: number;
  /** The pause after each run, as a multiple of its time; it leaves the processor to others. */
  rest?: number;
}

export interface FairQueue {
  /** Runs `work` when it is this visitor's turn, or refuses at once when too many wait. */
  run<T>(visitor: string, work: () => Promise<T>): Promise<T>;
}

/** In ms. What took longer was waiting for others, not working. */
const longestRest = 500;

interface Task {
  start(): Promise<void>;
  refuse(): void;
}

/**
 * For work that costs much and that anyone may cause. Visitors take turns, however many requests each of
 * them has; when the queue is full, whoever waits with the most requests loses one.
 */
export function createFairQueue({ concurrent, waiting, rest = 0 }: FairQueueLimits): FairQueue {
  /** In the order of their turns. */
  const lines = new Map<string, Task[]>();
  let [running, length] = [0, 0];

  const startNext = () => {
    for (const [visitor, line] of lines) {
      if (running >= concurrent) return;
      lines.delete(visitor);
      const task = line.shift();
      if (line.length > 0) lines.set(visitor, line);
      if (task) start(task);
    }
  };
  const start = (task: Task) => {
    length -= 1;
    running += 1;
    // In a turn of its own, so that everything else that is ready goes first.
    setImmediate(async () => {
      const startedAt = performance.now();
      await task.start();
      const pause = Math.min((performance.now() - startedAt) * rest, longestRest);
      setTimeout(() => {
        running -= 1;
        startNext();
      }, pause);
    });
  };
  const makeRoom = (visitor: string) => {
    const [longest] = [...lines].sort(([, a], [, b]) => b.length - a.length);
    const own = lines.get(visitor)?.length ?? 0;
    if (!longest || longest[1].length <= own + 1) return false;
    longest[1].pop()?.refuse();
    length -= 1;
    return true;
  };

  return {
    run: (visitor, work) =>
      new Promise((resolve, reject) => {
        const task: Task = {
          start: async () => {
            try {
              resolve(await work());
            } catch (error) {
              reject(error);
            }
          },
          refuse: () => reject(new Refusal('overloaded')),
        };
        if (length >= waiting && !makeRoom(visitor)) return task.refuse();
        lines.set(visitor, [...(lines.get(visitor) ?? []), task]);
        length += 1;
        startNext();
      }),
  };
}
