import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface BareRoute {
  /** Of the database. */
  url?: string;
  /** The one best query for what is asked. */
  query?: { text: string; values: unknown[] };
  /** What our server answers. */
  body: string;
}

/** A bare Fastify route that sends the same bytes as ours after at most one query: the best that a server in Node can do. */
export async function withBareRoute<Result>(
  route: BareRoute,
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  // Not what our own arguments import: it lets a process end that waits for nothing but its parent's first message.
  const child = fork(join(import.meta.dirname, 'bare-route-server.ts'), { execArgv: [] });
  child.send(route);
  const [origin] = (await once(child, 'message')) as [string];
  try {
    return await work(origin);
  } finally {
    child.disconnect();
    await once(child, 'exit');
  }
}
