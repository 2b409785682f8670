import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface SqlFile {
  name: string;
  sql: string;
  checksum: string;
}

const server = path.resolve(import.meta.dirname, '../../..');
export const migrationsDirectory = path.join(server, 'migrations');
export const functionsDirectory = path.join(server, 'functions');

/** All SQL files of a directory, ordered by name; names of migrations start with a timestamp. */
export async function readSqlFiles(directory: string): Promise<SqlFile[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      // A checkout on Windows may change line ends, which must not change the checksum.
      const sql = (await readFile(path.join(directory, file), 'utf8')).replaceAll('\r\n', '\n');
      return {
        name: file.slice(0, -'.sql'.length),
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}
