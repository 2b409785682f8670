type SessionChange = 'signed-in' | 'signed-out';

const name = 'session';
/** A tab hears its own messages on its other channels. */
const thisTab = Math.random();

/** Tells this browser's other tabs; a browser without the channel just finds out at its next call. */
export function announce(change: SessionChange): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage({ change, tab: thisTab });
  channel.close();
}

export function onAnnouncement(listener: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    if (data?.tab !== thisTab) listener();
  };
  return () => channel.close();
}
