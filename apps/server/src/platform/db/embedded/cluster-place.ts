import { spawnSync } from 'node:child_process';
import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { openDataDirectory } from '../../process/data-directory.ts';
import { StartupProblem } from '../../process/startup-problem.ts';
import { canEnter, type DatabaseUser, databaseUser } from './database-user.ts';
import { elsewhereFor, openElsewhere, sharedShelf } from './elsewhere.ts';
import { type Binaries, locateBinaries, packagedPostgres } from './locate-binaries.ts';

/** Where one cluster lives, with the files beside it, and who runs it with what. */
export interface ClusterPlace {
  home: string;
  directory: string;
  passwordFile: string;
  ownerFile: string;
  lockFile: string;
  logFile: string;
  user: DatabaseUser | undefined;
  binaries: Binaries;
}

export function findPlace(dataDir: string): ClusterPlace {
  const reached = openDataDirectory(dataDir);
  const user = databaseUser(statOf(clusterIn(reached)) ?? statOf(clusterIn(elsewhereFor(reached))));
  const home = user === undefined ? reached : chooseHome(reached, user);
  const directory = clusterIn(home);
  settleOwnership(directory, user);
  return {
    home,
    directory,
    passwordFile: join(home, 'postgres.password'),
    ownerFile: join(home, 'postgres.owner'),
    lockFile: join(home, 'postgres.lock'),
    logFile: join(home, 'postgres.log'),
    user,
    binaries: locateBinaries(packagedPostgres(), user === undefined ? home : sharedShelf, user),
  };
}

/** A cluster that exists decides; a new one goes into the data directory when its account can enter it. */
function chooseHome(dataDir: string, user: DatabaseUser): string {
  const entered = canEnter(user, dataDir);
  if (statOf(clusterIn(dataDir)) !== undefined) {
    if (!entered) {
      throw new StartupProblem(
        `The account that runs the database can no longer enter ${dataDir}: move that directory to where every account can enter.`,
      );
    }
    return dataDir;
  }
  return entered && statOf(clusterIn(elsewhereFor(dataDir))) === undefined
    ? dataDir
    : openElsewhere(dataDir, user);
}

function settleOwnership(directory: string, user: DatabaseUser | undefined): void {
  const cluster = statOf(directory);
  if (cluster === undefined || process.getuid === undefined) {
    return;
  }
  if (user !== undefined && cluster.uid === 0) {
    // Root copied the files here, for example from a backup.
    spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, directory]);
  } else if (user === undefined && cluster.uid !== process.getuid()) {
    throw new StartupProblem(
      `The database in ${directory} belongs to another account: start Marquee as that account or as root, or set DATA_DIR.`,
    );
  }
}

function clusterIn(home: string): string {
  return join(home, 'postgres');
}

function statOf(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
