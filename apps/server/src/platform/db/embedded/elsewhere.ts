import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../../process/startup-problem.ts';
import { canEnter, type DatabaseUser } from './database-user.ts';

/** For data directories the database account cannot enter, such as below root's home. */
export const sharedDirectory = '/var/lib/marquee';

export function fallbackDirectory(dataDir: string): string {
  return join(sharedDirectory, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
}

export function openFallbackDirectory(dataDir: string, user: DatabaseUser): string {
  const home = fallbackDirectory(dataDir);
  try {
    makeReadableForAll(sharedDirectory);
    makeReadableForAll(home);
    const note = `The account that runs the database cannot enter this directory, so the database is in ${home}\n`;
    writeFileSync(join(dataDir, 'database-is-elsewhere.txt'), note);
  } catch (error) {
    throw unreachableProblem(dataDir, home, error);
  }
  if (!canEnter(user, home)) {
    throw unreachableProblem(dataDir, home);
  }
  return home;
}

/** Undoes a strict umask for a directory we create; an existing one is left unchanged. */
export function makeReadableForAll(directory: string): void {
  if (mkdirSync(directory, { recursive: true }) !== undefined) {
    chmodSync(directory, 0o755);
  }
}

function unreachableProblem(dataDir: string, home: string, cause?: unknown): StartupProblem {
  return new StartupProblem(
    `The account that runs the database can enter neither ${dataDir} nor ${home}: set DATA_DIR to a directory that every account can enter.`,
    { cause },
  );
}
