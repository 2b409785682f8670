import { sql } from 'kysely';
import type { Database } from './database.ts';

/** The server sends this text back, so that the connection's watch knows whom to be patient with. */
const notice = 'long statements';

/** Lifts the short limits of requests until the transaction ends; for reports over whole tables. */
export async function allowLongStatements(db: Database): Promise<void> {
  await sql`do ${sql.lit(`begin
    perform set_config('statement_timeout', '30min', true);
    raise notice '${notice}';
  end`)}`.execute(db);
}

export function allowsLongStatements({ message }: { message?: string | undefined }): boolean {
  return message === notice;
}
