import { createHash } from 'node:crypto';
import pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../errors.ts';
import type { Logger } from '../log/log.ts';
import { createBlocks } from './blocks.ts';

export interface Limit {
  points: number;
  seconds: number;
  /** Refuses when counting fails; for limits that protect passwords, codes and money. */
  failClosed?: boolean;
  /**
   * Counts this many attempts at once for this process. Several processes may each leave some unused, so
   * together they allow slightly less than `points`, never more.
   */
  inBlocksOf?: number;
}

export interface RateLimiter {
  /** Counts an attempt outside the caller's transaction, or refuses with the seconds to wait. */
  consume(panelId: bigint, name: string, key: string, limit: Limit): Promise<void>;
  /** Takes an attempt back that has turned out to be legitimate. */
  forgive(panelId: bigint, name: string, key: string, limit: Limit): Promise<void>;
}

/** Counts in the database across all processes; a key over its limit is then refused from memory. */
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
    // The library needs numbers, so it must not get our bigints.
    storeClient: { query: (query: pg.QueryConfig) => pool.query({ ...query, types: pg.types }) },
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    keyPrefix: '',
    points,
    duration: seconds,
    inMemoryBlockOnConsumed: points,
    // One store per process deletes expired rows for all.
    clearExpiredByTimeout: sweeps,
  });
}

/** Keys come from callers: hashed, they cannot break the query, and no address is stored. */
function fingerprint(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
