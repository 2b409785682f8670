import { composedKey } from './composed-key.ts';
import type { Database } from './db/database.ts';

/** Under way in this process. */
const readings = new WeakMap<Database, Map<string, Promise<unknown>>>();

/**
 * For what takes long to read: those who ask for the same while it is being read share one reading. `subject` is
 * everything that the answer depends on, beginning with its name.
 */
export function sharedReading<T>(
  db: Database,
  subject: readonly (string | bigint)[],
  read: () => Promise<T>,
): Promise<T> {
  const underWay = readings.get(db) ?? new Map<string, Promise<unknown>>();
  readings.set(db, underWay);
  const key = composedKey(...subject);
  // What stands under a key was read by the same caller's code, so its type is that one's.
  const joined = underWay.get(key) as Promise<T> | undefined;
  if (joined) return joined;
  const reading = read().finally(() => underWay.delete(key));
  underWay.set(key, reading);
  return reading;
}
