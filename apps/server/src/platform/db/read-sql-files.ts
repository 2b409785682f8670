import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface SqlFile {
  name: string;
  sql: string;
  checksum: string;
}

const server = path.resolve(import.meta.dirname, '../../..');
export const migrationsDirectory = path.join(server, 'migrations');
export const functionsDirectory = path.join(server, 'functions');

/**
 * All SQL files of a directory, ordered by name: of migrations, the numbered ones of the first release come before those
 * that start with a date. Read at once: small files take four times as long when each waits for its turns.
 */
export function readSqlFiles(directory: string): SqlFile[] {
  const files = readdirSync(directory).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => {
    // A checkout on Windows may change line ends, which must not change the checksum.
    const sql = readFileSync(path.join(directory, file), 'utf8').replaceAll('\r\n', '\n');
    return {
      name: file.slice(0, -'.sql'.length),
      sql,
      checksum: createHash('sha256').update(sql).digest('hex'),
    };
  });
}
