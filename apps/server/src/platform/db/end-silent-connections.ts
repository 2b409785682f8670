import { Socket } from 'node:net';
import type pg from 'pg';
import { allowsLongStatements } from './long-statements.ts';

/**
 * Breaks a connection whose server is silent for longer than any of its own limits allows: behind a dead
 * network or a stopped machine, nobody would ever end it. The pool opens a new one.
 */
export function endSilentConnections(pool: pg.Pool, milliseconds: number): void {
  const inUse = new WeakSet<pg.Client>();
  const patient = new WeakSet<pg.Client>();
  pool.on('acquire', (client) => void inUse.add(client));
  pool.on('release', (_error, client) => {
    inUse.delete(client);
    patient.delete(client);
  });
  pool.on('connect', (client) => {
    const { stream } = client.connection;
    if (!(stream instanceof Socket)) return;
    client.on('notice', (notice) => void (allowsLongStatements(notice) && patient.add(client)));
    let [written, silences] = [stream.bytesWritten, 0];
    stream.on('data', () => {
      [written, silences] = [stream.bytesWritten, 0];
    });
    stream.setTimeout(milliseconds);
    stream.on('timeout', () => {
      silences += 1;
      const isAsked = stream.bytesWritten > written;
      // Between two statements of a transaction, silence is allowed for one more turn.
      const isOver = inUse.has(client) && !patient.has(client) && (isAsked || silences > 1);
      if (isOver) stream.destroy(new Error('The database does not answer.'));
      else stream.setTimeout(milliseconds);
    });
  });
}
