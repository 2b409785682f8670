import { LRUCache } from 'lru-cache';

/** A block of attempts that was counted at once and is used up here. */
interface Block {
  left: number;
  endsAt: number;
}

const mostKept = 10_000;

export interface Blocks {
  /** Uses one attempt of a block; takes the next block when there is none. Fails as `take` does. */
  use(key: string, size: number, take: () => Promise<{ msBeforeNext: number }>): Promise<void>;
}

/** For calls so frequent that a row written for each would be felt. A block ends with the window it was taken in. */
export function createBlocks(now: () => number = () => performance.now()): Blocks {
  const blocks = new LRUCache<string, Block | Promise<void>>({ max: mostKept });
  const start = (key: string, size: number, take: () => Promise<{ msBeforeNext: number }>) => {
    const taking = take().then(
      ({ msBeforeNext }) => {
        blocks.set(key, { left: size, endsAt: now() + msBeforeNext });
      },
      (error: unknown) => {
        blocks.delete(key);
        throw error;
      },
    );
    blocks.set(key, taking);
    return taking;
  };
  return {
    use: async (key, size, take) => {
      for (;;) {
        const block = blocks.get(key);
        if (block instanceof Promise) {
          // Another call is taking it; if that fails, this one finds out for itself.
          await block.catch(() => undefined);
        } else if (block && block.left > 0 && now() < block.endsAt) {
          block.left -= 1;
          return;
        } else {
          await start(key, size, take);
        }
      }
    },
  };
}
