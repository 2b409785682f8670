import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupProblem } from '../../process/startup-problem.ts';
import { type ClusterPlace, findPlace } from './cluster-place.ts';
import { databaseUrl, lastLogLines } from './connection.ts';
import { createCluster } from './create-cluster.ts';
import { withLock } from './lock.ts';
import { claim, isOurs, release } from './owner.ts';
import { joinPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';

export interface EmbeddedPostgres {
  url: string;
  /** False when another living process started the server: then `stop` does nothing. */
  owned: boolean;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log: (line: string) => void;
  /** False trades crash safety for speed; for tests only. */
  durable?: boolean;
  /** Called when the process that starts or creates the database is under way. */
  onLaunch?: () => void;
}

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = findPlace(options.dataDir);
  return withLock(place.lockFile, async () => {
    const { port, startedByUs } = await joinOrStartServer(place, options);
    const owned = claim(place.ownerFile, startedByUs);
    const stop = owned ? () => stopServer(place) : async () => {};
    return { url: databaseUrl(place, port, 'marquee'), owned, stop };
  });
}

async function joinOrStartServer(place: ClusterPlace, options: EmbeddedOptions) {
  const { log, durable = true, onLaunch } = options;
  if (!existsSync(join(place.directory, 'PG_VERSION'))) {
    log(`Creating the database in ${place.directory}`);
    const created = createCluster(place, durable);
    onLaunch?.();
    await created;
  }
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const joined = await joinPostmaster(place);
    const port = joined ?? (await startPostmaster(place, durable, onLaunch));
    if (port !== undefined) {
      return { port, startedByUs: joined === undefined };
    }
    await sleep(250);
  }
  throw new StartupProblem(
    `The database did not start; the end of ${place.logFile} says:\n${lastLogLines(place.logFile)}`,
  );
}

/** Does nothing when already stopped, or when another process has started a new server since. */
async function stopServer(place: ClusterPlace): Promise<void> {
  await withLock(place.lockFile, async () => {
    if (isOurs(place.ownerFile)) {
      await stopPostmaster(place);
      release(place.ownerFile);
    }
  });
}
