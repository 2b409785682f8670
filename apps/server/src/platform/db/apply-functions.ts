import pg from 'pg';
import { StartupProblem } from '../process/startup-problem.ts';
import type { SqlFile } from './read-sql-files.ts';

/**
 * Replaces the functions whose file changed, in the caller's transaction. The first pass creates them in
 * any order without checking bodies; the second pass checks every body, now that all functions exist.
 */
export async function applyFunctions(client: pg.Client, files: SqlFile[]): Promise<void> {
  const pending = await pendingFunctions(client, files);
  if (pending.length === 0) return;
  for (const checked of ['off', 'on']) {
    await client.query(`set local check_function_bodies = ${checked}`);
    for (const file of pending) await client.query(file.sql).catch((error) => failed(file, error));
  }
  for (const file of pending) {
    await requireOne(client, file);
    await client.query('insert into schema_function (name, checksum) values ($1, $2)', [
      file.name,
      file.checksum,
    ]);
  }
}

/** The functions whose file differs from the applied version, or which a migration dropped. */
async function pendingFunctions(client: pg.Client, files: SqlFile[]): Promise<SqlFile[]> {
  await client.query(
    `create table if not exists schema_function (
       id bigint generated always as identity primary key, name text not null, checksum text not null,
       applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<{ name: string; checksum: string; exists: boolean }>(
    `select name, checksum, exists (select from pg_proc
            where pronamespace = 'public'::regnamespace and proname = name) as exists
       from schema_function order by id desc`,
  );
  const applied = Map.groupBy(rows, (row) => row.name);
  return files.filter((file) => {
    const [current, ...earlier] = applied.get(file.name) ?? [];
    if (current?.checksum === file.checksum) return !current.exists;
    if (earlier.some(({ checksum }) => checksum === file.checksum)) {
      throw new StartupProblem(
        `A newer version has replaced the function ${file.name}: start that version. ` +
          'To go back to the older text on purpose, change its comment, so that it counts as new.',
      );
    }
    return true;
  });
}

/** Changed parameter types would create a second overload, and calls could reach either. */
async function requireOne(client: pg.Client, { name }: SqlFile): Promise<void> {
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc
      where pronamespace = 'public'::regnamespace and proname = $1 order by oid`,
    [name],
  );
  const [first, second] = rows;
  if (!first) throw new StartupProblem(`The file functions/${name}.sql does not create a function ${name}.`);
  if (second) {
    throw new StartupProblem(
      `The function ${name} changed its parameters and now exists ${rows.length} times: ` +
        `write "drop function if exists ${first.signature};" above it in its file, or in a migration.`,
    );
  }
}

function failed({ name }: SqlFile, error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  const isOtherSignature = error instanceof pg.DatabaseError && error.code === '42P13';
  const advice = isOtherSignature
    ? ` PostgreSQL replaces bodies only: write "drop function if exists ${name}(…);" above it in its file, or in a migration.`
    : '';
  throw new StartupProblem(`The function ${name} failed and was undone: ${reason}.${advice}`, {
    cause: error,
  });
}
