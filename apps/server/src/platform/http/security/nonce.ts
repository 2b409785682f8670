import { randomFillSync } from 'node:crypto';

const size = 16;
const pool = Buffer.alloc(256 * size);
let used = pool.length;

/** 128 random bits, unguessable. Asking the system for them once per request would cost a tenth of an API call. */
export function newNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += size;
  return pool.toString('base64', used - size, used);
}
