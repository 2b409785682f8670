import pg from 'pg';
import type { Logger } from '../log/log.ts';
import { watchedRows } from './watched-rows.ts';

/** Something of a panel changed; without topic and panel, anything may have changed unseen. */
export type Change = { topic: string; panelId: bigint } | 'anything';

/** One row that somebody looks at. */
export interface WatchedRow {
  topic: string;
  panelId: bigint;
  id: bigint;
}

export interface RowChanges {
  /** Told after every commit that changed the row, in whichever process; returns how to stop. */
  watch(row: WatchedRow, listener: () => void): () => void;
}

export interface Changes extends RowChanges {
  subscribe(listener: (change: Change) => void): void;
  close(): Promise<void>;
}

const longestPause = 5000;

/** Hears what any process announces, of panels and of single rows, over one connection that is kept up. */
export async function listenForChanges(options: { url: string; log: Logger }): Promise<Changes> {
  const listeners = new Set<(change: Change) => void>();
  const rows = watchedRows();
  const tell = (change: Change) => {
    for (const listener of listeners) listener(change);
    if (change === 'anything') rows.tellAll();
  };
  const hear = ({ channel, payload }: pg.Notification) => {
    if (channel === 'row_changed') rows.tell(payload ?? '');
    else tell(readChange(payload));
  };
  const closing = new AbortController();
  let current = await listen(options.url, hear);

  const keepUp = async () => {
    for (let pause = 100; !closing.signal.aborted; pause = Math.min(pause * 2, longestPause)) {
      await current.ended;
      if (closing.signal.aborted) return;
      options.log.warn('The connection for change notices was lost; connecting again.');
      await untilPassed(pause * (0.5 + Math.random() / 2), closing.signal);
      const next = await listen(options.url, hear).catch(() => undefined);
      if (!next) continue;
      current = next;
      pause = 50;
      tell('anything');
      if (closing.signal.aborted) await current.client.end();
    }
  };
  const keepingUp = keepUp();

  return {
    subscribe: (listener) => {
      listeners.add(listener);
    },
    watch: rows.watch,
    close: async () => {
      closing.abort();
      await current.client.end();
      await keepingUp;
    },
  };
}

interface Listening {
  client: pg.Client;
  ended: Promise<void>;
}

async function listen(url: string, hear: (notification: pg.Notification) => void): Promise<Listening> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'marquee-changes',
    keepAlive: true,
  });
  const ended = new Promise<void>((resolve) => client.on('end', resolve));
  client.on('error', () => undefined);
  client.on('notification', hear);
  try {
    await client.connect();
    await client.query('listen panel_changed; listen row_changed');
  } catch (error) {
    await client.end();
    throw error;
  }
  return { client, ended };
}

/** `topic:panelId`; whatever else arrives is no reason to keep something stale. */
function readChange(payload = ''): Change {
  const [, topic, panelId] = /^([a-z-]+):(\d+)$/.exec(payload) ?? [];
  return topic && panelId ? { topic, panelId: BigInt(panelId) } : 'anything';
}

function untilPassed(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
