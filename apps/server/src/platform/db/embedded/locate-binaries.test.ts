import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseUser } from './database-user.ts';
import { locateBinaries, packagedPostgres } from './locate-binaries.ts';

let directory: string;
let packageRoot: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'marquee-binaries-'));
  chmodSync(directory, 0o755);
  packageRoot = join(directory, 'private', 'package');
  mkdirSync(packageRoot, { recursive: true });
  cpSync(packagedPostgres(), packageRoot, { recursive: true, verbatimSymlinks: true });
});

afterEach(() => rmSync(directory, { recursive: true, force: true }));

function removeLinks(): void {
  const links = JSON.parse(readFileSync(join(packageRoot, 'native', 'pg-symlinks.json'), 'utf8'));
  for (const { target } of links) {
    rmSync(join(packageRoot, target));
  }
}

function runs(executable: string): boolean {
  return spawnSync(executable, ['--version'], { ...databaseUser(undefined), cwd: '/' }).status === 0;
}

it.runIf(process.platform === 'linux')(
  'makes the library links that npm left out',
  { timeout: 60_000 },
  () => {
    removeLinks();
    expect(runs(join(packageRoot, 'native', 'bin', 'postgres'))).toBe(false);
    const binaries = locateBinaries(packageRoot, join(directory, 'shelf'), databaseUser(undefined));
    expect(binaries.postgres).toBe(join(packageRoot, 'native', 'bin', 'postgres'));
    expect(runs(binaries.postgres)).toBe(true);
  },
);

it.runIf(process.getuid?.() === 0)(
  'copies binaries that the account cannot reach (only root needs this)',
  () => {
    removeLinks();
    chmodSync(join(directory, 'private'), 0o700);
    const shelf = join(directory, 'shelf');
    const binaries = locateBinaries(packageRoot, shelf, databaseUser(undefined));
    expect(binaries.postgres.startsWith(shelf)).toBe(true);
    expect([runs(binaries.postgres), runs(binaries.initdb), runs(binaries.pgCtl)]).toEqual([
      true,
      true,
      true,
    ]);
    expect(locateBinaries(packageRoot, shelf, databaseUser(undefined))).toEqual(binaries);
  },
);
