import pg from 'pg';
import type { Logger } from '../log/log.ts';

/** A change of one panel; `anything` after a lost connection, when changes may have been missed. */
export type Change = { topic: string; panelId: bigint } | 'anything';

/** A row that an open page shows. */
export interface WatchedRow {
  topic: string;
  panelId: bigint;
  id: bigint;
}

export interface RowChanges {
  /** Calls the listener after every commit that changed the row, in any process; returns a function that stops it. */
  watch(row: WatchedRow, listener: () => void): () => void;
}

export interface Changes extends RowChanges {
  subscribe(listener: (change: Change) => void): void;
  /** Notices come from now on. */
  open(): Promise<void>;
  close(): Promise<void>;
}

const maxPause = 5000;

/** In ms. A connection behind a dead network never ends by itself, so it is asked now and then. */
const heartbeat = { interval: 10_000, deadline: 3000 };

/** Receives change notifications of all processes over one connection, which reconnects when lost. */
export function createChanges(options: {
  url: string;
  log: Logger;
  heartbeat?: { interval: number; deadline: number };
}): Changes {
  const listeners = new Set<(change: Change) => void>();
  const rows = watchedRows();
  const notify = (change: Change) => {
    for (const listener of listeners) listener(change);
    if (change === 'anything') rows.notifyAll();
  };
  const onNotification = ({ channel, payload }: pg.Notification) => {
    if (channel === 'row_changed') rows.notify(payload ?? '');
    else notify(readChange(payload));
  };
  const closing = new AbortController();
  const beat = options.heartbeat ?? heartbeat;
  const connect = () => listen(options.url, beat, onNotification);
  let current: Listening | undefined;
  let reconnecting = Promise.resolve();

  const reconnect = async () => {
    for (let pause = 100; !closing.signal.aborted; pause = Math.min(pause * 2, maxPause)) {
      await current?.ended;
      if (closing.signal.aborted) return;
      options.log.warn('The connection for change notices was lost; connecting again.');
      await wait(pause * (0.5 + Math.random() / 2), closing.signal);
      const next = await connect().catch(() => undefined);
      if (!next) continue;
      current = next;
      pause = 50;
      notify('anything');
      if (closing.signal.aborted) await current.client.end();
    }
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
    },
    watch: rows.watch,
    open: async () => {
      current = await connect();
      reconnecting = reconnect();
    },
    close: async () => {
      closing.abort();
      await current?.client.end();
      await reconnecting;
    },
  };
}

interface Listening {
  client: pg.Client;
  ended: Promise<void>;
}

async function listen(
  url: string,
  { interval, deadline }: { interval: number; deadline: number },
  onNotification: (notification: pg.Notification) => void,
): Promise<Listening> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'marquee-changes',
    keepAlive: true,
    connectionTimeoutMillis: deadline,
    query_timeout: deadline,
  });
  const ended = new Promise<void>((resolve) => client.on('end', resolve));
  client.on('error', () => undefined);
  client.on('notification', onNotification);
  try {
    await client.connect();
    await client.query('listen panel_changed; listen row_changed');
  } catch (error) {
    await client.end();
    throw error;
  }
  let next: NodeJS.Timeout;
  const ask = () => client.query('select').then(again, () => client.connection.stream.destroy());
  const again = () => {
    next = setTimeout(ask, interval).unref();
  };
  again();
  void ended.then(() => clearTimeout(next));
  return { client, ended };
}

/** `topic:panelId`; an unknown payload invalidates everything. */
function readChange(payload = ''): Change {
  const [, topic, panelId] = /^([a-z-]+):(\d+)$/.exec(payload) ?? [];
  return topic && panelId ? { topic, panelId: BigInt(panelId) } : 'anything';
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

interface WatchedRows extends RowChanges {
  /** `topic:panelId:id`, as the database sends it. */
  notify(name: string): void;
  notifyAll(): void;
}

/** The listeners per row in this process. */
export function watchedRows(): WatchedRows {
  const watchers = new Map<string, Set<() => void>>();
  const notify = (name: string) => {
    for (const listener of watchers.get(name) ?? []) listener();
  };
  return {
    watch: ({ topic, panelId, id }, listener) => {
      const name = `${topic}:${panelId}:${id}`;
      const listeners = watchers.get(name) ?? new Set();
      watchers.set(name, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && watchers.get(name) === listeners) watchers.delete(name);
      };
    },
    notify,
    notifyAll: () => {
      for (const name of watchers.keys()) notify(name);
    },
  };
}
