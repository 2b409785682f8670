import type { Logger } from '../log/log.ts';
import type { Closing } from '../process/closing.ts';
import type { Config } from '../process/config.ts';
import { type Connection, connect, deadlinesWith } from './connect.ts';

/** Pools of their own, so that a flood of one kind of work leaves connections for the others. */
export interface Connections {
  /** Calls and pages. */
  web: Connection;
  /** Jobs and loops. */
  worker: Connection;
  /** Caches are read inside transactions: loading one must not wait for the connections that those hold. */
  caches: Connection;
  health: Connection;
}

/** Pools connect when they are first used: those of a service that does not run here cost nothing. */
export function openConnections(
  url: string,
  { databasePoolSize, databasePatience, services }: Settings,
  log: Logger,
  closing: Closing,
): Connections {
  const usual: OpenOptions = { deadlines: deadlinesWith(databasePatience) };
  const open = (applicationName: string, poolSize: number, options: OpenOptions = usual) => {
    const onIdleError = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
    const connection = connect({ url, poolSize, applicationName, onIdleError, ...options });
    closing.add(connection.close);
    return connection;
  };
  const first = open(`marquee-${services[0]}`, databasePoolSize);
  const worker = services.length > 1 ? open('marquee-worker', databasePoolSize) : first;
  return {
    web: first,
    worker,
    // Visitors must not wait for a small cache while a large one is read; jobs may.
    caches: open('marquee-caches', services.includes('web') ? 2 : 1),
    health: open('marquee-health', 1, { deadlines: { answer: 700, acquire: 700 } }),
  };
}

type Settings = Pick<Config, 'databasePoolSize' | 'databasePatience' | 'services'>;
type OpenOptions = Pick<Parameters<typeof connect>[0], 'deadlines'>;
