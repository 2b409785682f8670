import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupProblem } from '../../process/startup-problem.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { runBinary } from './run-binary.ts';

const draftPrefix = 'postgres.draft-';

/** Creates the cluster in a draft directory and renames it, so that a killed process leaves no half-made cluster. */
export async function createCluster(place: ClusterPlace, durable: boolean): Promise<void> {
  removeDrafts(place.home);
  const draft = join(place.home, `${draftPrefix}${randomBytes(6).toString('hex')}`);
  try {
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(place.passwordFile, randomBytes(24).toString('hex'), { mode: 0o600, flush: durable });
    giveToUser(place, draft);
    giveToUser(place, place.passwordFile);
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

function giveToUser(place: ClusterPlace, path: string): void {
  if (place.user !== undefined) {
    chownSync(path, place.user.uid, place.user.gid);
  }
}

function removeDrafts(home: string): void {
  for (const name of readdirSync(home).filter((entry) => entry.startsWith(draftPrefix))) {
    try {
      rmSync(join(home, name), { recursive: true, force: true, maxRetries: 5 });
    } catch {
      // An initdb whose parent was killed may still write there; the next creation tries again.
    }
  }
}
