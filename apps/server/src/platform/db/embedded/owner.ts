import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isAlive, type ProcessIdentity, processIdentity } from './process-identity.ts';

/**
 * Call while holding the lock. True when this process owns the server from now on: because it started
 * it, or because no living process owns it.
 */
export function claim(ownerFile: string, startedByUs: boolean): boolean {
  const owner = readOwner(ownerFile);
  if (!startedByUs && owner !== undefined && isAlive(owner)) {
    return false;
  }
  writeFileSync(ownerFile, JSON.stringify(processIdentity(process.pid)));
  return true;
}

export function release(ownerFile: string): void {
  rmSync(ownerFile, { force: true });
}

export function isOurs(ownerFile: string): boolean {
  const owner = readOwner(ownerFile);
  return owner?.pid === process.pid && isAlive(owner);
}

function readOwner(ownerFile: string): ProcessIdentity | undefined {
  try {
    return JSON.parse(readFileSync(ownerFile, 'utf8')) as ProcessIdentity;
  } catch {
    return undefined;
  }
}
