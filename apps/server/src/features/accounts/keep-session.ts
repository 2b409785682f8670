import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';

/** What ends the account's sessions later in this transaction, by a trigger, leaves this one open. */
export async function keepSession(tx: Context, sessionId: string | undefined): Promise<void> {
  if (sessionId) await sql`select set_config('marquee.kept_session', ${sessionId}, true)`.execute(tx.db);
}
