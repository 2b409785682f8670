import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { refuse } from '../../platform/errors.ts';

/** The minimum that OWASP recommends for Argon2id. Stored hashes name their own parameters. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Each hash keeps a core and one of libuv's four threads busy: one of each stays free, so that many
 * sign-ins at once do not slow down everything else.
 */
const hashing = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)));
const longestQueue = 200;

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, cost));
}

/** Without a stored hash a dummy is verified, so that timing does not reveal who has an account. */
export function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  return queued(async () => {
    const matches = await verify(stored ?? (await dummyHash()), password);
    return matches && stored !== null && stored !== undefined;
  });
}

let dummy: Promise<string> | undefined;

function dummyHash(): Promise<string> {
  dummy ??= hash(randomBytes(32), cost);
  return dummy;
}

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (hashing.pendingCount >= longestQueue) refuse('overloaded');
  return hashing(work);
}
