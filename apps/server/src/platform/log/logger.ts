import { join } from 'node:path';
import { multistream, pino } from 'pino';
import type { Config } from '../process/config.ts';
import { openDataDirectory } from '../process/data-directory.ts';
import type { Logger } from './log.ts';
import { logRedaction } from './log-redaction.ts';

/**
 * A server logs JSON lines to its output, for whatever collects them. Someone trying the panel out
 * on their own machine gets a quiet terminal: the lines go to a file, and only trouble is shown.
 */
export function createLogger(config: Config): Logger {
  const options = { level: config.logLevel, ...logRedaction };
  if (config.databaseUrl !== undefined) return pino(options, gathered(1));
  return pino(
    options,
    multistream([
      { level: 'trace', stream: gathered(join(openDataDirectory(config.dataDir), 'marquee.log')) },
      { level: 'error', stream: process.stderr },
    ]),
  );
}

/** A write for every line costs more than the line: they go out together, a moment later or at the end. */
function gathered(dest: string | number) {
  const stream = pino.destination({ dest, sync: true, minLength: 4096, periodicFlush: 100 });
  process.once('exit', () => stream.flushSync());
  return stream;
}
