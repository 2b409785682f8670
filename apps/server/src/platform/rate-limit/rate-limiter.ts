import { createHash } from 'node:crypto';
import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../errors.ts';
import type { Logger } from '../log/log.ts';
import { createBlocks } from './blocks.ts';

export interface Limit {
  points: number;
  seconds: number;
  /** Refuse while the count cannot be kept; for limits that guard passwords, codes and money. */
  failClosed?: boolean;
  /**
   * So many are counted at once and used up in this process. Of several processes each may leave a rest
   * unused, so that together they let through a little less than `points`, never more.
   */
  inBlocksOf?: number;
}

export interface RateLimiter {
  /** Counts one attempt, or refuses with the seconds to wait. Counted outside the caller's transaction. */
  consume(panelId: bigint, name: string, key: string, limit: Limit): Promise<void>;
  /** Takes one counted attempt back: it turned out to be no guess. */
  forgive(panelId: bigint, name: string, key: string, limit: Limit): Promise<void>;
}

/** Counts are rows, so they hold across processes; a key over its limit is then refused from memory. */
export function createRateLimiter(pool: pg.Pool, log: Logger): RateLimiter {
  const stores = new Map<string, RateLimiterPostgres>();
  const blocks = createBlocks();

  function storeFor({ points, seconds }: Limit): RateLimiterPostgres {
    const shape = `${points}/${seconds}`;
    const store = stores.get(shape) ?? createStore(pool, points, seconds, stores.size === 0);
    stores.set(shape, store);
    return store;
  }

  return {
    consume: async (panelId, name, key, limit) => {
      try {
        const counted = `${panelId}:${name}:${fingerprint(key)}`;
        const { inBlocksOf: size = 1 } = limit;
        const take = () => storeFor(limit).consume(counted, size);
        await (size === 1 ? take() : blocks.use(counted, size, take));
      } catch (error) {
        if (error instanceof RateLimiterRes) {
          refuse('too_many_requests', {
            values: { seconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) },
          });
        }
        log.error({ err: error, limit: name }, 'an attempt could not be counted');
        if (limit.failClosed) refuse('overloaded', { cause: error });
      }
    },
    forgive: async (panelId, name, key, limit) => {
      await storeFor(limit)
        .reward(`${panelId}:${name}:${fingerprint(key)}`)
        .catch((error) => log.error({ err: error, limit: name }, 'an attempt could not be taken back'));
    },
  };
}

function createStore(pool: pg.Pool, points: number, seconds: number, sweeps: boolean): RateLimiterPostgres {
  return new RateLimiterPostgres({
    // The library does arithmetic on what it reads, so it must not get our bigints.
    storeClient: { query: (query: pg.QueryConfig) => pool.query({ ...query, types: pg.types }) },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: '',
    points,
    duration: seconds,
    inMemoryBlockOnConsumed: points,
    // One sweep of old rows per process is enough for all shapes.
    clearExpiredByTimeout: sweeps,
  });
}

/** Keys are typed by strangers: hashed, no length or byte can break the query, and no address is stored. */
function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
