import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './test-database.ts';
import { whenDone } from './when-done.ts';

/** A second process of the same installation; returns the origin of its root panel. */
export async function startOtherProcess({ url }: TestDatabase): Promise<{ origin: string }> {
  const child = fork(fileURLToPath(new URL('./other-process.ts', import.meta.url)), {
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: url,
      PORT: '0',
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://127.0.0.1',
      SECRET_KEY: 'only-for-tests'.repeat(3),
    },
    execArgv: [],
  });
  const ended = once(child, 'exit');
  whenDone(async () => {
    if (child.connected) child.disconnect();
    await ended;
  });
  const started = await Promise.race([once(child, 'message'), ended.then(() => undefined)]);
  if (!started) throw new Error('The other process ended before it listened.');
  return { origin: String(started[0]) };
}
