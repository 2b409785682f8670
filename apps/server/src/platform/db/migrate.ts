import pg from 'pg';
import { StartupProblem } from '../process/startup-problem.ts';
import { applyFunctions } from './apply-functions.ts';
import { functionsDirectory, migrationsDirectory, readSqlFiles, type SqlFile } from './read-sql-files.ts';

interface MigrateOptions {
  url: string;
  /** For tests: other migrations than the server's own, with their functions. */
  directory?: string;
  functions?: string;
}

/** Session-level, so that it spans the transactions of all files; any number that nobody else uses. */
const migrationLock = 5_275_937_001;

/** Brings the database up to date with this code's schema and functions; returns the applied migrations. */
export async function migrate(options: MigrateOptions): Promise<string[]> {
  const migrations = readSqlFiles(options.directory ?? migrationsDirectory);
  const functions = options.directory ? options.functions : functionsDirectory;
  const functionFiles = functions ? readSqlFiles(functions) : [];
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'marquee-migrate',
    options: '-c statement_timeout=1h -c lock_timeout=0 -c timezone=UTC',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const pending = await pendingMigrations(client, migrations);
    const last = pending.at(-1);
    for (const migration of pending.slice(0, -1)) await inTransaction(client, () => apply(client, migration));
    // In one transaction with the last migration, so that nobody uses its tables with the old functions.
    await inTransaction(client, async () => {
      if (last) await apply(client, last);
      await applyFunctions(client, functionFiles);
    });
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

async function pendingMigrations(client: pg.Client, migrations: SqlFile[]): Promise<SqlFile[]> {
  await client.query(
    `create table if not exists schema_migration (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const known = new Map(migrations.map((migration) => [migration.name, migration.checksum]));
  const [first] = migrations;
  if (first && applied.size > 0 && !applied.has(first.name)) {
    throw new StartupProblem(
      'The database was made by a version before 0.1.0, which no version brings up to date: ' +
        'start with an empty database or another DATA_DIR.',
    );
  }
  for (const [name, checksum] of applied) {
    if (!known.has(name)) {
      throw new StartupProblem(
        `The database was migrated with ${name}, which this version does not have: start a newer version.`,
      );
    }
    if (known.get(name) !== checksum) {
      throw new StartupProblem(
        `The migration ${name} was changed after it was applied: restore the file and add a new migration instead.`,
      );
    }
  }
  return migrations.filter((migration) => !applied.has(migration.name));
}

async function apply(client: pg.Client, migration: SqlFile): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupProblem(`The migration ${migration.name} failed and was undone: ${reason}.`, {
      cause: error,
    });
  }
  await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
    migration.name,
    migration.checksum,
  ]);
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
