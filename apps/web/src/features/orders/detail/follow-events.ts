import { readEvents } from './event-stream.ts';

interface Followed {
  address: string;
  /** Sends the token, which an EventSource could not. */
  fetch: typeof fetch;
  signal: AbortSignal;
  show(text: string): void;
  /** The server answers that it no longer exists. */
  onGone(): void;
  /** The server sends something twice as often, so a longer silence means that the connection is lost. */
  longestSilence?: number;
  firstPause?: number;
}

const longestPause = 60_000;

/** Reconnects until stopped: the server ends a stream after some minutes, connections break, and computers sleep. */
export async function followEvents(followed: Followed): Promise<void> {
  const { signal, firstPause = 2_000 } = followed;
  let pause = firstPause;
  const show = (text: string) => {
    pause = firstPause;
    followed.show(text);
  };
  while (!signal.aborted) {
    const answered = await followOnce({ ...followed, show }).catch(() => undefined);
    if (signal.aborted || answered === 401) return;
    if (answered === 404) return followed.onGone();
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, longestPause);
  }
}

/** The status of the answer, after the stream has ended. */
async function followOnce({ address, fetch, signal, show, longestSilence = 60_000 }: Followed) {
  const line = new AbortController();
  const hangUp = () => line.abort();
  let clock = setTimeout(hangUp, longestSilence);
  const heard = () => {
    clearTimeout(clock);
    clock = setTimeout(hangUp, longestSilence);
  };
  signal.addEventListener('abort', hangUp);
  try {
    const answer = await fetch(address, { signal: line.signal });
    if (answer.ok && answer.body)
      for await (const text of readEvents(textOf(answer.body, heard), 'order')) show(text);
    return answer.status;
  } finally {
    clearTimeout(clock);
    signal.removeEventListener('abort', hangUp);
  }
}

/** Safari cannot iterate a stream. */
async function* textOf(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    yield decoder.decode(value, { stream: true });
  }
}
