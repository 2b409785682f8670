import { readEvents } from './event-stream.ts';

interface FollowOptions {
  address: string;
  /** The name of the events. */
  event: string;
  /** Sends the token, which an EventSource could not. */
  fetch: typeof fetch;
  signal: AbortSignal;
  show(text: string): void;
  /** The server answers that it no longer exists. */
  onDeleted(): void;
  /** Called when the connection is lost, and when events come again. */
  onLine?(isConnected: boolean): void;
  /** The server sends something twice as often, so a longer silence means that the connection is lost. */
  maxSilence?: number;
  firstPause?: number;
}

const maxPause = 60_000;

/** Reconnects until stopped: the server ends a stream after some minutes, connections break, and computers sleep. */
export async function followEvents(options: FollowOptions): Promise<void> {
  const { signal, firstPause = 2_000 } = options;
  let pause = firstPause;
  const show = (text: string) => {
    pause = firstPause;
    options.onLine?.(true);
    options.show(text);
  };
  while (!signal.aborted) {
    const status = await followOnce({ ...options, show }).catch(() => undefined);
    if (signal.aborted || status === 401) return;
    if (status === 404) return options.onDeleted();
    // A stream that the server has ended in peace is opened again at once, as a rule.
    if (status !== 200) options.onLine?.(false);
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, maxPause);
  }
}

/** The status of the answer, after the stream has ended. */
async function followOnce({ address, event, fetch, signal, show, maxSilence = 60_000 }: FollowOptions) {
  const connection = new AbortController();
  const disconnect = () => connection.abort();
  let timer = setTimeout(disconnect, maxSilence);
  const onActivity = () => {
    clearTimeout(timer);
    timer = setTimeout(disconnect, maxSilence);
  };
  signal.addEventListener('abort', disconnect);
  try {
    const response = await fetch(address, { signal: connection.signal });
    if (response.ok && response.body)
      for await (const text of readEvents(readText(response.body, onActivity), event)) show(text);
    return response.status;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', disconnect);
  }
}

/** Safari cannot iterate a stream. */
async function* readText(body: ReadableStream<Uint8Array>, onActivity: () => void): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onActivity();
    yield decoder.decode(value, { stream: true });
  }
}
