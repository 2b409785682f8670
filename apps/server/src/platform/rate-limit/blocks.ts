import { LRUCache } from 'lru-cache';

/** A block of attempts that was counted in advance. */
interface Block {
  left: number;
  endsAt: number;
}

const maxBlocks = 10_000;

export interface Blocks {
  /** Uses one attempt of a block and takes the next block when it is empty. Fails when `take` fails. */
  use(key: string, size: number, take: () => Promise<{ msBeforeNext: number }>): Promise<void>;
}

/** Saves a database write per call for frequent calls. A block expires with its rate-limit window. */
export function createBlocks(now: () => number = () => performance.now()): Blocks {
  const blocks = new LRUCache<string, Block | Promise<void>>({ max: maxBlocks });
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
          // Another call is taking a block; if that fails, this one tries itself.
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
