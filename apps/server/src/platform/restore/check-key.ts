import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { StartupProblem } from '../process/startup-problem.ts';
import type { SecretKeys } from '../secrets/secret-keys.ts';

/** Refuses to start with a key that does not open what the database has sealed. The first start records its key. */
export async function checkKey(db: Database, keys: SecretKeys): Promise<void> {
  const check = createHmac('sha256', keys.derive('installation.key_check')).update('marquee').digest();
  const key_check = (await recordedCheck(db)) ?? (await recordCheck(db, check));
  if (key_check?.length === check.length && timingSafeEqual(key_check, check)) return;
  throw new StartupProblem(
    'SECRET_KEY does not fit this database: provider keys, payment settings and second factors in it could not be read. ' +
      'Start with the key that the database was used with. If that key is lost, run npm run restore -- new-key, ' +
      'and enter all of these again.',
  );
}

async function recordedCheck(db: Database): Promise<Buffer | null> {
  const { key_check } = await db.selectFrom('installation').select('key_check').executeTakeFirstOrThrow();
  return key_check;
}

/** Of several processes that start at once, the first one's. */
async function recordCheck(db: Database, check: Buffer): Promise<Buffer | null> {
  await db.updateTable('installation').set({ key_check: check }).where('key_check', 'is', null).execute();
  return recordedCheck(db);
}

/** The next start records its key. Nothing that was sealed with the old one can be read any more. */
export async function forgetKeyCheck(db: Database): Promise<void> {
  await db.updateTable('installation').set({ key_check: null }).execute();
}
