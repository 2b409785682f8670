import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { refuse } from '../../platform/errors.ts';

/** Argon2id as OWASP asks at least; the library's own defaults may change, stored hashes name theirs. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing takes whole cores, and one of libuv's four threads each: a core and a thread stay free for
 * everything else, so that a rush at the entrance is not felt elsewhere.
 */
const hashing = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)));
const longestQueue = 200;

export function hashPassword(password: string): Promise<string> {
  return seated(() => hash(password, cost));
}

/** Without a hash the same work is done for nothing, so that time tells nobody who has an account. */
export function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  return seated(async () => {
    const matches = await verify(stored ?? (await hashOfNothing()), password);
    return matches && stored !== null && stored !== undefined;
  });
}

let nothing: Promise<string> | undefined;

function hashOfNothing(): Promise<string> {
  nothing ??= hash(randomBytes(32), cost);
  return nothing;
}

async function seated<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= longestQueue) refuse('overloaded');
  return hashing(work);
}
