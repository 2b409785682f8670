import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupProblem } from '../../process/startup-problem.ts';
import { isAlive, type ProcessIdentity, processIdentity } from './process-identity.ts';

const timeoutMilliseconds = 120_000;

/** Runs `work` while holding a lock file. The lock of a dead process is taken over. */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const own = `${path}.${process.pid}-${randomUUID()}`;
  writeFileSync(own, JSON.stringify(processIdentity(process.pid)));
  try {
    await acquire(path, own);
  } finally {
    rmSync(own, { force: true });
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

async function acquire(path: string, own: string): Promise<void> {
  const deadline = Date.now() + timeoutMilliseconds;
  while (!tryLink(own, path)) {
    const text = readText(path);
    const holder = parseHolder(text);
    if (text !== undefined && (holder === undefined || !isAlive(holder))) {
      discard(path, text);
    } else if (Date.now() > deadline) {
      throw new StartupProblem(
        `Process ${holder?.pid} has been starting or stopping the database for two minutes: end it, or remove ${path}.`,
      );
    } else {
      await sleep(50);
    }
  }
}

/** Renames the file first and compares: if another process took the lock in between, it gets it back. */
function discard(path: string, expected: string): void {
  const aside = `${path}.dead-${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  if (readText(aside) !== expected) {
    tryLink(aside, path);
  }
  rmSync(aside, { force: true });
}

/** A hard link is atomic, so that nobody ever reads an empty lock file. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') {
      return false;
    }
    throw error;
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function parseHolder(text: string | undefined): ProcessIdentity | undefined {
  try {
    return JSON.parse(text ?? '') as ProcessIdentity;
  } catch {
    return undefined;
  }
}
