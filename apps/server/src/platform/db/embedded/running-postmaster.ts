import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ClusterPlace } from './cluster-place.ts';
import { commandOf, identityOf, type ProcessIdentity } from './process-identity.ts';

export interface RunningPostmaster {
  identity: ProcessIdentity;
  port: number;
}

/** The server that runs on this cluster, whoever started it: also one whose starter was killed. */
export function runningPostmaster(place: ClusterPlace): RunningPostmaster | undefined {
  const pidFile = join(place.directory, 'postmaster.pid');
  const [pid, , , port] = existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n').map(Number) : [];
  const identity = pid ? identityOf(pid) : undefined;
  if (identity === undefined) {
    // A dead server's file stays: PostgreSQL clears it itself, after looking for survivors of that server.
    return undefined;
  }
  if (!isPostgresOf(place.directory, identity.pid)) {
    rmSync(pidFile, { force: true });
    return undefined;
  }
  return port ? { identity, port } : undefined;
}

/** Windows tells no command line, so there a living pid is taken at its word and the password decides. */
function isPostgresOf(directory: string, pid: number): boolean {
  return process.platform === 'win32' || commandOf(pid).includes(` -D ${directory} `);
}
