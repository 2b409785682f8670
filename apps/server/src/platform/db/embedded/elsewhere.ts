import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../../process/startup-problem.ts';
import { canEnter, type DatabaseUser } from './database-user.ts';

/** Root's own shelf for what the database account cannot reach where it is, such as below root's home. */
export const sharedShelf = '/var/lib/marquee';

export function elsewhereFor(dataDir: string): string {
  return join(sharedShelf, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
}

export function openElsewhere(dataDir: string, user: DatabaseUser): string {
  const home = elsewhereFor(dataDir);
  try {
    openForAll(sharedShelf);
    openForAll(home);
    const note = `The account that runs the database cannot enter this directory, so the database is in ${home}\n`;
    writeFileSync(join(dataDir, 'database-is-elsewhere.txt'), note);
  } catch (error) {
    throw unreachable(dataDir, home, error);
  }
  if (!canEnter(user, home)) {
    throw unreachable(dataDir, home);
  }
  return home;
}

/** A directory that we make here is ours, so a strict umask is undone; one that exists is left as it is. */
export function openForAll(directory: string): void {
  if (mkdirSync(directory, { recursive: true }) !== undefined) {
    chmodSync(directory, 0o755);
  }
}

function unreachable(dataDir: string, home: string, cause?: unknown): StartupProblem {
  return new StartupProblem(
    `The account that runs the database can enter neither ${dataDir} nor ${home}: set DATA_DIR to a directory that every account can enter.`,
    { cause },
  );
}
