import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { functionsDirectory, migrationsDirectory, readSqlFiles } from './read-sql-files.ts';

const directories: string[] = [];
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true }))));

const migrated = await testDatabase();
const scratch = await testDatabase({ empty: true });
const racing = await testDatabase({ empty: true });
const existing = await testDatabase({ empty: true });

test('each function of the database has a file, and is what the file says', async () => {
  const files = readSqlFiles(functionsDirectory);
  const before = await definitions(migrated.db);
  expect(Object.keys(before)).toEqual(files.map(({ name }) => name));
  await migrated.db
    .transaction()
    .execute(async (tx) => {
      for (const file of files) await sql.raw(file.sql).execute(tx);
      expect(await definitions(tx)).toEqual(before);
      throw new Error('rolled back');
    })
    .catch((error: Error) => expect(error.message).toBe('rolled back'));
});

test('a database from before the files is given them, its own older functions replaced', async () => {
  await migrate({ url: existing.url, directory: migrationsDirectory });
  await sql`create or replace function refuse_rewrite() returns trigger language plpgsql as 'begin return new; end'`.execute(
    existing.db,
  );
  expect(await migrate({ url: existing.url })).toEqual([]);
  expect(await definitions(existing.db)).toEqual(await definitions(migrated.db));
});

test('a changed file is applied once, and a process that runs meanwhile finds the new body', async () => {
  const { directory, functions } = await folders({
    // Ordered by name, the caller comes before the function it calls.
    age_of: 'create or replace function age_of(p int) returns int language sql as $$ select born(p) + 1 $$;',
    born: 'create or replace function born(p int) returns int language plpgsql as $$ begin return p; end $$;',
  });
  await migrate({ url: scratch.url, directory, functions });
  await scratch.db.connection().execute(async (older) => {
    const age = () => sql<{ age: number }>`select age_of(1) as age`.execute(older);
    expect((await age()).rows).toEqual([{ age: 2 }]);
    const born = path.join(functions, 'born.sql');
    const newer =
      'create or replace function born(p int) returns int language plpgsql as $$ begin return 10; end $$;';
    await writeFile(born, newer);
    await migrate({ url: scratch.url, directory, functions });
    await migrate({ url: scratch.url, directory, functions });
    expect((await age()).rows).toEqual([{ age: 11 }]);
    expect(await applied(scratch.db)).toEqual(['age_of', 'born', 'born']);

    await writeFile(born, newer.replaceAll('\n', '\r\n'));
    await writeFile(path.join(directory, '02-drop.sql'), 'drop function born(int);');
    await migrate({ url: scratch.url, directory, functions });
    expect((await age()).rows).toEqual([{ age: 11 }]);
  });
});

test('an older version does not put its functions back', async () => {
  const { directory, functions } = await folders({ cat: purring('old') });
  const url = (await testDatabase({ empty: true })).url;
  await migrate({ url, directory, functions });
  await writeFile(path.join(functions, 'cat.sql'), purring('new'));
  await migrate({ url, directory, functions });
  await writeFile(path.join(functions, 'cat.sql'), purring('old'));
  await expect(migrate({ url, directory, functions })).rejects.toThrow(
    /^A newer version has replaced the function cat/,
  );
  await writeFile(path.join(functions, 'cat.sql'), `-- The old way, after all.\n${purring('old')}`);
  await migrate({ url, directory, functions });
});

test('processes that start together apply each function once', async () => {
  await Promise.all(Array.from({ length: 3 }, () => migrate({ url: racing.url })));
  const files = readSqlFiles(functionsDirectory);
  expect(await applied(racing.db)).toEqual(files.map(({ name }) => name));
});

test('what goes wrong is said, and undone together with the migration it came with', async () => {
  const database = await testDatabase({ empty: true });
  const { directory, functions } = await folders({ cat: purring('softly') });
  const run = () => migrate({ url: database.url, directory, functions });
  const cat = (text: string) => writeFile(path.join(functions, 'cat.sql'), text);
  await run();
  const before = await definitions(database.db);

  await writeFile(path.join(directory, '02-dog.sql'), 'create table dog (id int);');
  await cat('create or replace function cat() returns text language sql as $$ select bark() $$;');
  await expect(run()).rejects.toThrow(/^The function cat failed and was undone: function bark\(\) does not/);
  await cat('create or replace function cat() returns int language sql as $$ select 1 $$;');
  await expect(run()).rejects.toThrow(/write "drop function if exists cat\(…\);" above it in its file/);
  await cat("create or replace function cat(p int) returns text language sql as $$ select 'loud' $$;");
  await expect(run()).rejects.toThrow(
    /^The function cat changed its parameters and now exists 2 times: write "drop function if exists cat\(\);"/,
  );
  await cat('select 1;');
  await writeFile(path.join(functions, 'dog.sql'), 'select 1;');
  await expect(run()).rejects.toThrow('The file functions/dog.sql does not create a function dog.');
  expect(await definitions(database.db)).toEqual(before);
  const { rows } = await sql`select to_regclass('dog') as dog`.execute(database.db);
  expect(rows).toEqual([{ dog: null }]);

  await rm(path.join(functions, 'dog.sql'));
  await cat(
    "drop function if exists cat();\ncreate or replace function cat(p int) returns text language sql as $$ select 'loud' $$;",
  );
  expect(await run()).toEqual(['02-dog']);
});

function purring(how: string): string {
  return `create or replace function cat() returns text language sql as $$ select '${how}' $$;\n`;
}

async function folders(files: Record<string, string>): Promise<{ directory: string; functions: string }> {
  const directory = await mkdtemp(path.join(tmpdir(), 'marquee-migrations-'));
  const functions = await mkdtemp(path.join(tmpdir(), 'marquee-functions-'));
  directories.push(directory, functions);
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(functions, `${name}.sql`), text);
  return { directory, functions };
}

async function definitions(db: (typeof migrated)['db']): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select proname as name, pg_get_functiondef(oid) as definition from pg_proc
     where pronamespace = 'public'::regnamespace order by proname collate "C"`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.name, row.definition]));
}

async function applied(db: (typeof migrated)['db']): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_function order by id`.execute(db);
  return rows.map((row) => row.name);
}
