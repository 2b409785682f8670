import { spawnSync } from 'node:child_process';
import { readFileSync, type Stats } from 'node:fs';
import { StartupProblem } from '../../process/startup-problem.ts';

export interface DatabaseUser {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root needs another account to run it. Undefined: our own account. */
export function databaseUser(existingCluster: Stats | undefined): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  if (existingCluster !== undefined && existingCluster.uid !== 0) {
    return { uid: existingCluster.uid, gid: existingCluster.gid };
  }
  const user = findAccount('postgres') ?? findAccount('marquee') ?? createAccount() ?? findAccount('nobody');
  if (user === undefined) {
    throw new StartupProblem(
      'PostgreSQL does not run as root and there is no other account to run it: start Marquee as a normal user, or set DATABASE_URL.',
    );
  }
  return user;
}

/** Tested by running as that user, so that groups, access lists and mounts all count. */
export function canEnter(user: DatabaseUser, directory: string): boolean {
  const { error, status } = spawnSync('/bin/sh', ['-c', 'test -x "$0"', directory], { ...user, cwd: '/' });
  if (error !== undefined) {
    throw new StartupProblem(
      'PostgreSQL does not run as root, and this machine does not let root become another account: start Marquee as a normal user, or set DATABASE_URL.',
      { cause: error },
    );
  }
  return status === 0;
}

function findAccount(name: string): DatabaseUser | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

function createAccount(): DatabaseUser | undefined {
  const flags = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  spawnSync('useradd', [...flags, 'marquee'], { stdio: 'ignore' });
  return findAccount('marquee');
}
