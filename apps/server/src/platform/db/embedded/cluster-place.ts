import { spawnSync } from 'node:child_process';
import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { openDataDirectory } from '../../process/data-directory.ts';
import { StartupProblem } from '../../process/startup-problem.ts';
import { canEnter, type DatabaseUser, databaseUser } from './database-user.ts';
import { fallbackDirectory, openFallbackDirectory, sharedDirectory } from './elsewhere.ts';
import { type Binaries, locateBinaries, packagedPostgres } from './locate-binaries.ts';

/** The paths of a cluster, the user that runs it and the binaries it runs with. */
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
  const realDataDir = openDataDirectory(dataDir);
  const user = databaseUser(
    statIfExists(clusterPath(realDataDir)) ?? statIfExists(clusterPath(fallbackDirectory(realDataDir))),
  );
  const home = user === undefined ? realDataDir : chooseHome(realDataDir, user);
  const directory = clusterPath(home);
  fixOwnership(directory, user);
  return {
    home,
    directory,
    passwordFile: join(home, 'postgres.password'),
    ownerFile: join(home, 'postgres.owner'),
    lockFile: join(home, 'postgres.lock'),
    logFile: join(home, 'postgres.log'),
    user,
    binaries: locateBinaries(packagedPostgres(), user === undefined ? home : sharedDirectory, user),
  };
}

/** Uses an existing cluster's directory; a new one goes into the data directory if the database user can enter it. */
function chooseHome(dataDir: string, user: DatabaseUser): string {
  const canEnterDataDir = canEnter(user, dataDir);
  if (statIfExists(clusterPath(dataDir)) !== undefined) {
    if (!canEnterDataDir) {
      throw new StartupProblem(
        `The account that runs the database can no longer enter ${dataDir}: move that directory to where every account can enter.`,
      );
    }
    return dataDir;
  }
  return canEnterDataDir && statIfExists(clusterPath(fallbackDirectory(dataDir))) === undefined
    ? dataDir
    : openFallbackDirectory(dataDir, user);
}

function fixOwnership(directory: string, user: DatabaseUser | undefined): void {
  const cluster = statIfExists(directory);
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

function clusterPath(home: string): string {
  return join(home, 'postgres');
}

function statIfExists(path: string): Stats | undefined {
  return statSync(path, { throwIfNoEntry: false });
}
