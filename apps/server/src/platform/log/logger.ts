import { chmodSync, closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { multistream, pino } from 'pino';
import type { Config } from '../process/config.ts';
import { openDataDirectory } from '../process/data-directory.ts';
import type { Logger } from './log.ts';
import { logRedaction } from './log-redaction.ts';

/**
 * A server with its own database logs JSON lines to stdout. When the panel is tried out with the embedded
 * database, the lines go to a file and the terminal shows only errors.
 */
export function createLogger(config: Config): Logger {
  const options = { level: config.logLevel, ...logRedaction };
  if (config.databaseUrl !== undefined) return pino(options, bufferedStream(1));
  return pino(
    options,
    multistream([
      {
        level: 'trace',
        stream: bufferedStream(ownersFile(join(openDataDirectory(config.dataDir), 'marquee.log'))),
      },
      { level: 'error', stream: process.stderr },
    ]),
  );
}

/** Addresses of visitors are personal data: nobody else on the machine reads them, also in an older file. */
function ownersFile(path: string): string {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  return path;
}

/** Buffers lines, because one write per line is expensive; flushed every 100 ms and at exit. */
function bufferedStream(dest: string | number) {
  const stream = pino.destination({ dest, sync: true, minLength: 4096, periodicFlush: 100 });
  process.once('exit', () => stream.flushSync());
  return stream;
}
