import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** 10,000 services in a separate server process, so that the load generator does not slow it down. */
export async function withCatalogueServer<Result>(
  { pages }: { pages: boolean },
  work: (origin: string) => Promise<Result>,
): Promise<Result> {
  const child = fork(join(import.meta.dirname, 'catalogue-server.ts'), pages ? ['--pages'] : [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }];
  try {
    return await work(origin);
  } finally {
    child.send('stop');
    await once(child, 'exit');
  }
}
