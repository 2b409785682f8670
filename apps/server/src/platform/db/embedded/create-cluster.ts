import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../../process/startup-problem.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { runBinary } from './run-binary.ts';

const draftPrefix = 'postgres.draft-';

/** Makes the cluster beside its final place and moves it there whole, so that a kill leaves nothing half-made. */
export async function createCluster(place: ClusterPlace, durable: boolean): Promise<void> {
  removeDrafts(place.home);
  const draft = join(place.home, `${draftPrefix}${randomBytes(6).toString('hex')}`);
  try {
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(place.passwordFile, randomBytes(24).toString('hex'), { mode: 0o600, flush: durable });
    giveTo(place, draft);
    giveTo(place, place.passwordFile);
    await runInitdb(place, draft, durable);
    renameSync(draft, place.directory);
  } catch (error) {
    removeDrafts(place.home);
    const message = error instanceof Error ? error.message : String(error);
    throw new StartupProblem(`The database could not be created in ${place.directory}:\n${message}`, {
      cause: error,
    });
  }
}

export function readPassword(place: ClusterPlace): string {
  try {
    return readFileSync(place.passwordFile, 'utf8').trim();
  } catch (error) {
    throw new StartupProblem(
      `The database's password file ${place.passwordFile} cannot be read: put it back beside its database, or set DATA_DIR to an empty directory.`,
      { cause: error },
    );
  }
}

async function runInitdb(place: ClusterPlace, directory: string, durable: boolean): Promise<void> {
  const flags = [
    '--locale=C',
    '--encoding=UTF8',
    '--lc-messages=C',
    '--auth=scram-sha-256',
    '--username=marquee',
  ];
  const paths = ['-D', directory, `--pwfile=${place.passwordFile}`];
  await runBinary(place.binaries.initdb, [...flags, ...paths, ...(durable ? [] : ['--no-sync'])], place.user);
}

function giveTo(place: ClusterPlace, path: string): void {
  if (place.user !== undefined) {
    chownSync(path, place.user.uid, place.user.gid);
  }
}

function removeDrafts(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(draftPrefix))) {
    try {
      rmSync(join(home, name), { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // An initdb that outlived its killed parent still writes there; the next creation sweeps again.
    }
  }
}
