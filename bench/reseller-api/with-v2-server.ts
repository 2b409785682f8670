import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';

export interface V2Server {
  origin: string;
  /** Of its database. */
  url: string;
  callers: { key: string; orders: string }[];
}

export type V2Fields = (caller: V2Server['callers'][number]) => Record<string, string>;

/** The reseller API over 20,000 services in a separate server process. */
export async function withV2Server<Result>(work: (server: V2Server) => Promise<Result>): Promise<Result> {
  const child = fork(join(import.meta.dirname, 'v2-server.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [server] = (await once(child, 'message')) as [V2Server];
  try {
    return await work(server);
  } finally {
    child.send('stop');
    await once(child, 'exit');
  }
}

/** All callers in turn, so that no key exceeds its calls per minute. */
export async function callsPerSecond({ origin, callers }: V2Server, fields: V2Fields): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: `${origin}/api/v2`,
    headers: {
      'accept-encoding': 'gzip, deflate, br',
      'content-type': 'application/x-www-form-urlencoded',
    },
    requests: callers.map((caller) => ({
      method: 'POST',
      body: new URLSearchParams({ key: caller.key, ...fields(caller) }).toString(),
    })),
    connections: 16,
    duration: 4,
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} calls failed`);
  return requests.average;
}
