import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { createServer } from 'node:net';
import { StartupProblem } from '../../process/startup-problem.ts';
import { cleanEnvironment } from './clean-environment.ts';
import type { ClusterPlace } from './cluster-place.ts';
import { becomesReady } from './connection.ts';
import { isAlive } from './process-identity.ts';
import { runBinary } from './run-binary.ts';
import { runningPostmaster } from './running-postmaster.ts';
import { endOfServerLog, openServerLog } from './server-log.ts';
import { serverSettings } from './server-settings.ts';

/** What a start may lose against (a port just taken, a dying predecessor): the next try may win. */
const passing =
  /Address already in use|pre-existing shared memory block|lock file "postmaster.pid" already exists/;

/** The port of a server that already runs on this cluster and answers. */
export async function joinPostmaster(place: ClusterPlace): Promise<number | undefined> {
  const running = runningPostmaster(place);
  if (running === undefined) {
    return undefined;
  }
  return (await becomesReady(place, running.port, () => isAlive(running.identity)))
    ? running.port
    : undefined;
}

/** Starts the server in a session of its own; undefined when it lost to something that passes. */
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
  const runs = () => child.pid !== undefined && child.exitCode === null && child.signalCode === null;
  if (await becomesReady(place, port, runs)) {
    return port;
  }
  const message = problem?.message ?? endOfServerLog(place.logFile, log.offset);
  if (passing.test(message)) {
    return undefined;
  }
  throw new StartupProblem(`The database did not start; the end of ${place.logFile} says:\n${message}`);
}

/** Fast shutdown ends the clients and saves everything; immediate is for a server that hangs. */
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
