import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DatabaseUser } from './database-user.ts';

/** Runs in its own session, so that a Ctrl-C in the terminal does not reach the binary. */
export async function runBinary(path: string, args: string[], user: DatabaseUser | undefined): Promise<void> {
  const child = spawn(path, args, {
    ...user,
    cwd: '/',
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let problem = '';
  child.stderr.on('data', (chunk: Buffer) => {
    problem += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    throw new Error(problem.trim() || `${path} ended with ${code}`);
  }
}

/** Only what the binaries need: a developer's PGDATA, PGPORT or locale must not affect our server. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];
  const entries = kept.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  );
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' };
}
