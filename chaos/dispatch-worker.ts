import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Context } from '../apps/server/src/platform/context.ts';
import { dispatchEnvironment, untilDisconnected } from './dispatch-stage.ts';

const program = path.join(import.meta.dirname, '../apps/server/src/main.ts');

export interface Worker {
  /** kill -9, then waits until it is disconnected from the database. */
  kill(): Promise<void>;
}

/** A worker process as in production. */
export function startWorkerProcess(ctx: Context, url: string): Worker {
  const child = fork(program, ['--services=worker'], {
    env: { ...process.env, ...dispatchEnvironment(url) },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
      await untilDisconnected(ctx, 'marquee-worker');
    },
  };
}
