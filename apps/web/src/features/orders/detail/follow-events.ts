import { readEvents } from './event-stream.ts';

interface Followed {
  address: string;
  /** With the token that an EventSource could not send. */
  fetch: typeof fetch;
  signal: AbortSignal;
  show(text: string): void;
  /** There is no such thing any more. */
  onGone(): void;
  /** The server says something twice as often; whoever is silent longer has been lost without a word. */
  longestSilence?: number;
  firstPause?: number;
}

const longestPause = 60_000;

/** Until told to stop; the server ends a stream after some minutes, lines break, and machines sleep. */
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

/** What the server answered, once all that it had to say was shown. */
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

/** Safari cannot walk a stream by itself. */
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
