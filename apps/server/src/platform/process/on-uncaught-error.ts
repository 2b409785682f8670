import { isLostConnection } from '../db/lost-connection.ts';
import type { Logger } from '../log/log.ts';

/** In ms: what is under way gets this long to end. */
const timeout = 10_000;

/**
 * The last resort for errors that nobody awaited. A lost database connection ends a request or a job, never
 * the process. After anything else its state is unknown, so it stops with code 1 and is started anew.
 */
export function onUncaughtError(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const handle = (error: unknown) => {
    if (isLostConnection(error)) {
      log.error({ err: error }, 'a database connection was lost, and nobody was waiting for its answer');
      return;
    }
    log.fatal({ err: error }, 'an error that nobody expected: stopping');
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), timeout).unref();
    stop().finally(() => process.exit(1));
  };
  process.on('uncaughtException', handle);
  process.on('unhandledRejection', handle);
}
