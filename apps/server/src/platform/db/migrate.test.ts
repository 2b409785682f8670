import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { migrate } from './migrate.ts';

const directories: string[] = [];
afterAll(() => Promise.all(directories.map((directory) => rm(directory, { recursive: true }))));

const racing = await testDatabase({ empty: true });
const database = await testDatabase({ empty: true });

test('processes that start together on an empty database migrate it once', async () => {
  const files = await readdir(path.resolve(import.meta.dirname, '../../../migrations'));
  const applied = await Promise.all(Array.from({ length: 3 }, () => migrate({ url: racing.url })));
  expect(applied.flat().sort()).toEqual(files.map((file) => path.parse(file).name).sort());
  expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  expect(await migrate({ url: racing.url })).toEqual([]);
});

test('a later file is applied, a failing one leaves nothing behind', async () => {
  const directory = await migrations({ '01-cat': 'create table cat\n(id int);\n' });
  expect(await migrate({ url: database.url, directory })).toEqual(['01-cat']);
  await writeFile(
    path.join(directory, '02-dog.sql'),
    'create table dog (id int); insert into cat values (1); select 1/0;',
  );
  await expect(migrate({ url: database.url, directory })).rejects.toThrow(
    'The migration 02-dog failed and was undone: division by zero.',
  );
  const { rows } = await sql`select to_regclass('dog') as dog, (select count(*) from cat) as cats`.execute(
    database.db,
  );
  expect(rows).toEqual([{ dog: null, cats: 0n }]);
  await writeFile(path.join(directory, '02-dog.sql'), 'create table dog (id int);');
  expect(await migrate({ url: database.url, directory })).toEqual(['02-dog']);

  const edited = await copyOf(directory);
  await writeFile(path.join(edited, '01-cat.sql'), 'create table cat (id bigint);');
  await expect(migrate({ url: database.url, directory: edited })).rejects.toThrow(
    /^The migration 01-cat was changed/,
  );

  const older = await copyOf(directory);
  await rm(path.join(older, '02-dog.sql'));
  await expect(migrate({ url: database.url, directory: older })).rejects.toThrow(
    /^The database was migrated with 02-dog, which this version does not have/,
  );
  await writeFile(path.join(directory, '01-cat.sql'), 'create table cat\r\n(id int);\r\n');
  expect(await migrate({ url: database.url, directory })).toEqual([]);
});

test('a database from before the first release is refused, and stays as it is', async () => {
  const { url, db } = await testDatabase({ empty: true });
  await migrate({ url, directory: await migrations({ '20261115-0900-cats': 'create table cat (id int);' }) });
  const released = await migrations({
    '0001-cats': 'create table cat (id int);',
    '20261115-0900-cats': 'create table cat (id int);',
  });
  await expect(migrate({ url, directory: released })).rejects.toThrow(
    'The database was made by a version before 0.1.0, which no version brings up to date: start with an empty database or another DATA_DIR.',
  );
  const { rows } = await sql`select name from schema_migration`.execute(db);
  expect(rows).toEqual([{ name: '20261115-0900-cats' }]);
});

async function migrations(files: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'marquee-migrations-'));
  directories.push(directory);
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(directory, `${name}.sql`), text);
  return directory;
}

async function copyOf(directory: string): Promise<string> {
  const copy = await migrations({});
  await cp(directory, copy, { recursive: true });
  return copy;
}
