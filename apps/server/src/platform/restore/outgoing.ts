import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { refuse } from '../errors.ts';

/** After a restore, nothing leaves that must not happen twice, until an operator releases it. */
export async function isOutgoingHeld(db: Database): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select outgoing_is_held() as held`.execute(db);
  return rows[0]?.held ?? true;
}

/** At the start of everything that acts outside. A job that is refused here is tried again until it is released. */
export async function requireOutgoing({ db }: Pick<Context, 'db'>): Promise<void> {
  if (await isOutgoingHeld(db)) refuse('outgoing_held');
}

/** When the last copy was noticed; what happened outside shortly before that is not recorded here. */
export async function findRestoredAt(db: Database): Promise<Date | null> {
  const row = await db.selectFrom('installation').select('restored_at').executeTakeFirst();
  return row?.restored_at ?? null;
}

/** Since when and why everything is held, and which moment separates the past from what is new. */
export function readHold(db: Database) {
  return db
    .selectFrom('installation')
    .select(['held_at', 'held_reason', 'restored_at'])
    .executeTakeFirstOrThrow();
}

export async function endHold(db: Database): Promise<void> {
  await db.updateTable('installation').set({ held_at: null, held_reason: null }).execute();
}
