import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import type { Database } from './database.ts';
import { endSilentConnections } from './end-silent-connections.ts';
import type { DB } from './generated/tables.ts';

interface ConnectOptions {
  url: string;
  poolSize: number;
  applicationName: string;
  /** Called when an idle connection breaks; the pool replaces it, so this is only worth a warning. */
  onIdleError?: (error: Error) => void;
  deadlines?: Partial<Deadlines>;
}

/** How long something may take, in ms. */
export interface Deadlines {
  /** Kept by the database: one statement, one wait for a lock, one pause within a transaction. */
  statement: number;
  lock: number;
  idle: number;
  /** Kept by us: until the database answers, and until a connection of the pool is free. */
  answer: number;
  acquire: number;
}

export interface Connection {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** `answer` is longer than the database's own limits, which end a statement without ending the connection. */
const usualDeadlines: Deadlines = { statement: 5000, lock: 2000, idle: 10_000, answer: 7000, acquire: 5000 };

/** A visitor is told to come back after the usual times; a slow machine needs more of them. */
export function deadlinesWith(patience: number): Deadlines {
  const { statement, lock, idle, answer, acquire } = usualDeadlines;
  return {
    statement: statement * patience,
    lock: lock * patience,
    idle: idle * patience,
    answer: answer * patience,
    acquire: acquire * patience,
  };
}

const sessionSettings = ({ statement, lock, idle }: Deadlines) => ({
  statement_timeout: statement,
  lock_timeout: lock,
  idle_in_transaction_session_timeout: idle,
  timezone: 'UTC',
  // Our statements are short; compiling one takes longer than running it.
  jit: 'off',
});

export function connect(options: ConnectOptions): Connection {
  const deadlines = { ...usualDeadlines, ...options.deadlines };
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: options.poolSize,
    types: columnTypes,
    connectionTimeoutMillis: deadlines.acquire,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: Object.entries(sessionSettings(deadlines))
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
  });
  // Without listeners the 'error' event of a lost connection would end the process. The pool listens only
  // while a connection is idle; one in use needs its own listener. A broken one never returns to the pool.
  pool.on('error', (error) => options.onIdleError?.(error));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  endSilentConnections(pool, deadlines.answer);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    if (!pool.ending) await db.destroy();
    // Kysely ends the pool only if it ever ran a query.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, close };
}
