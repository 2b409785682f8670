import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cleanEnvironment } from './clean-environment.ts';
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
