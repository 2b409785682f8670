import { PassThrough } from 'node:stream';
import type { Context } from '../../context.ts';
import type { WatchedRow } from '../../db/changes.ts';
import { Streamed } from './streamed.ts';

/** The browser reconnects by itself, and its permission is checked again. */
const maxStreamMs = 5 * 60_000;
/** Proxies close connections that are silent for a minute. */
const heartbeatMs = 25_000;

interface RowStream {
  /** The name of the server-sent events. */
  event: string;
  rows: readonly WatchedRow[];
  read(): Promise<unknown>;
  /** Asked before each later read. */
  mayGoOn(): Promise<boolean>;
}

/** Streams what `read` answers, now and after every change, until the reader leaves or a few minutes have passed. */
export async function streamRow(ctx: Context, { event, rows, read, mayGoOn }: RowStream): Promise<Streamed> {
  const first = await read();
  const body = new PassThrough();
  const send = (value: unknown) =>
    body.write(`event: ${event}\ndata: ${JSON.stringify({ data: value })}\n\n`);
  body.write('retry: 2000\n\n');
  send(first);

  let isReading = false;
  let isStale = false;
  const update = async (): Promise<void> => {
    // Changes that arrive during a read lead to one more read.
    isStale = true;
    if (isReading) return;
    isReading = true;
    try {
      while (isStale && !body.destroyed) {
        isStale = false;
        if (!(await mayGoOn())) return void body.end();
        send(await read());
      }
    } catch {
      // Hidden meanwhile, or the database is down: the browser reconnects and gets the error.
      body.end();
    } finally {
      isReading = false;
    }
  };
  const stops = rows.map((row) => ctx.rows.watch(row, () => void update()));
  const heartbeatTimer = setInterval(() => body.write(': still here\n\n'), heartbeatMs);
  const endTimer = setTimeout(() => body.end(), maxStreamMs);
  body.once('close', () => {
    for (const stop of stops) stop();
    clearInterval(heartbeatTimer);
    clearTimeout(endTimer);
  });
  // Catches changes between the first read and the watch.
  void update();
  return new Streamed({ body, contentType: 'text/event-stream; charset=utf-8' });
}
