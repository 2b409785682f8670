import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import type { Database } from './database.ts';
import type { DB } from './generated/tables.ts';

interface ConnectOptions {
  url: string;
  poolSize: number;
  applicationName: string;
  /** Called when an idle connection breaks; the pool replaces it, so this is only worth a warning. */
  onIdleError?: (error: Error) => void;
}

export interface Connection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

const sessionSettings = {
  statement_timeout: '5s',
  lock_timeout: '2s',
  idle_in_transaction_session_timeout: '10s',
  timezone: 'UTC',
};

export function connect(options: ConnectOptions): Connection {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.poolSize,
    types: columnTypes,
    connectionTimeoutMillis: 10_000,
    options: Object.entries(sessionSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // Without a listener the 'error' event of a lost idle connection would end the process.
  pool.on('error', (error) => options.onIdleError?.(error));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await db.destroy();
    // Kysely ends the pool only if it ever ran a query.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}
