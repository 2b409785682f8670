import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPlace } from './cluster-place.ts';
import { commandLine, type ProcessIdentity, processIdentity } from './process-identity.ts';

export interface RunningPostmaster {
  identity: ProcessIdentity;
  port: number;
}

/** The server that runs on this cluster, whichever process started it. */
export function runningPostmaster(place: ClusterPlace): RunningPostmaster | undefined {
  const pidFile = join(place.directory, 'postmaster.pid');
  const [pid, , , port] = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n').map(Number) : [];
  const identity = pid ? processIdentity(pid) : undefined;
  if (identity === undefined) {
    // PostgreSQL removes the file of a dead server itself, after checking for leftover processes.
    return undefined;
  }
  if (!isPostgresOn(place.directory, identity.pid)) {
    rmSync(pidFile, { force: true });
    return undefined;
  }
  return port ? { identity, port } : undefined;
}

/** Windows shows no command line, so there any living pid counts and the password check decides. */
function isPostgresOn(directory: string, pid: number): boolean {
  return process.platform === 'win32' || commandLine(pid).includes(` -D ${directory} `);
}
