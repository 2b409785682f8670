import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { createServer } from 'node:net';
import { StartupProblem } from '../../process/startup-problem.ts';
import { cleanEnvironment } from './clean-environment.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { waitUntilReady } from './connection.ts';
import { isAlive } from './process-identity.ts';
import { runBinary } from './run-binary.ts';
import { runningPostmaster } from './running-postmaster.ts';
import { lastLogLines, openServerLog } from './server-log.ts';
import { serverSettings } from './server-settings.ts';

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
export async function startPostmaster(place: ClusterPlace, durable: boolean): Promise<number | undefined> {
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
