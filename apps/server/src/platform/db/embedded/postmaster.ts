import { spawn } from 'node:child_process';
import { closeSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { StartupProblem } from '../../process/startup-problem.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { lastLogLines, openServerLog, waitUntilReady } from './connection.ts';
import { commandLine, isAlive, type ProcessIdentity, processIdentity } from './process-identity.ts';
import { cleanEnvironment, runBinary } from './run-binary.ts';

/** Temporary reasons for a failed start, such as a taken port or a server that is still stopping. */
const temporaryFailure =
  /Address already in use|pre-existing shared memory block|lock file "postmaster.pid" already exists/;

/** The port of a server that already runs on this cluster. */
export async function joinPostmaster(place: ClusterPlace): Promise<number | undefined> {
  const running = runningPostmaster(place);
  if (running === undefined) {
    return undefined;
  }
  return (await waitUntilReady(place, running.port, () => isAlive(running.identity)))
    ? running.port
    : undefined;
}

/** Starts the server in its own session; undefined after a temporary failure. */
export async function startPostmaster(
  place: ClusterPlace,
  durable: boolean,
  onLaunch?: () => void,
): Promise<number | undefined> {
  const port = await freePort();
  const log = openServerLog(place.logFile);
  const settings = serverSettings(port, durable).flatMap((setting) => ['-c', setting]);
  const child = spawn(place.binaries.postgres, ['-D', place.directory, ...settings], {
    ...place.user,
    cwd: '/',
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', log.file, log.file],
  });
  let problem: Error | undefined;
  child.on('error', (error) => {
    problem = error;
  });
  child.unref();
  closeSync(log.file);
  onLaunch?.();
  const isRunning = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  if (await waitUntilReady(place, port, isRunning)) {
    return port;
  }
  const message = problem?.message ?? lastLogLines(place.logFile, log.offset);
  if (temporaryFailure.test(message)) {
    return undefined;
  }
  throw new StartupProblem(`The database did not start; the end of ${place.logFile} says:\n${message}`);
}

/** Fast shutdown disconnects clients and saves everything; immediate is for a server that hangs. */
export async function stopPostmaster(place: ClusterPlace): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    if (runningPostmaster(place) === undefined) {
      return;
    }
    await runBinary(
      place.binaries.pgCtl,
      ['stop', '-D', place.directory, '-m', mode, '-t', '10'],
      place.user,
    ).catch(() => {});
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

interface RunningPostmaster {
  identity: ProcessIdentity;
  port: number;
}

/** The server that runs on this cluster, whichever process started it. */
function runningPostmaster(place: ClusterPlace): RunningPostmaster | undefined {
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

/** Sized for a small machine; larger installations use their own PostgreSQL. */
function serverSettings(port: number, durable: boolean): string[] {
  const always = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=128MB',
    'effective_cache_size=512MB',
    'random_page_cost=1.1',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_destination=stderr',
    'log_checkpoints=off',
  ];
  return durable ? always : [...always, 'fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
}
