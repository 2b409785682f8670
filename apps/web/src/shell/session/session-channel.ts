type SessionChange = 'signed-in' | 'signed-out';

const name = 'session';
/** A tab receives its own messages on its other channels. */
const thisTab = Math.random();

/** Notifies this browser's other tabs; without BroadcastChannel they find out at their next call. */
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
