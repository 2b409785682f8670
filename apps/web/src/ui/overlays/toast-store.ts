import type { ToastMessage } from './toast.tsx';

export type QueuedToast = ToastMessage & { number: number };

let queue: readonly QueuedToast[] = [];
const listeners = new Set<() => void>();
/** The viewport takes what is new; the rest only tells it how far it has come. */
const kept = 20;

export function showToast(message: ToastMessage): void {
  const number = (queue.at(-1)?.number ?? 0) + 1;
  queue = [...queue.slice(-kept), { ...message, number }];
  for (const listener of listeners) listener();
}

export function queuedToasts(): readonly QueuedToast[] {
  return queue;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
