import { followEvents } from '../../lib/live/follow-events.ts';
import { createSessionFetch } from './session-fetch.ts';

interface LiveLine {
  address: string;
  event: string;
  show(text: string): void;
  onDeleted?(): void;
  /** Called when the connection is lost, and when events come again. */
  onLine?(isConnected: boolean): void;
}

interface FollowedLine {
  /** At once, without waiting for the next attempt. */
  reconnect(): void;
  end(): void;
}

const sessionFetch = createSessionFetch(() => undefined);

/** Keeps the page up to date while its tab is visible. */
export function followWhileVisible({ onDeleted = () => undefined, ...line }: LiveLine): FollowedLine {
  let leaving = new AbortController();
  const start = () => {
    leaving.abort();
    leaving = new AbortController();
    if (document.visibilityState === 'visible')
      void followEvents({ ...line, onDeleted, fetch: sessionFetch, signal: leaving.signal });
  };
  start();
  document.addEventListener('visibilitychange', start);
  // Online again: reconnect without waiting for the pause to end.
  window.addEventListener('online', start);
  const end = () => {
    document.removeEventListener('visibilitychange', start);
    window.removeEventListener('online', start);
    leaving.abort();
  };
  return { reconnect: start, end };
}
