import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cleanEnvironment } from './clean-environment.ts';
import type { DatabaseUser } from './database-user.ts';

/** Runs to the end in a session of its own: a Ctrl-C in the terminal is ours to answer, not the binary's. */
export async function runBinary(path: string, args: string[], user: DatabaseUser | undefined): Promise<void> {
  const child = spawn(path, args, {
    ...user,
    cwd: '/',
    env: cleanEnvironment(),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) {
    throw new Error(complaint.trim() || `${path} ended with ${code}`);
  }
}
