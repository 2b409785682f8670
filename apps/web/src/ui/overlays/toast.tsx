import { Suspense, useSyncExternalStore } from 'react';
import type { Tone } from '../feedback/tone.ts';
import { lazyComponent } from '../lazy-component.ts';

export type ToastMessage = {
  title: string;
  text?: string;
  tone?: Extract<Tone, 'neutral' | 'success' | 'warning' | 'danger'>;
  undo?: { label: string; onUndo: () => void };
  /** Waits until it is dismissed, as an update notice does. */
  stays?: boolean;
};

/** The name of the corner they appear in, and of the cross on each. */
export type ToastLabels = { region: string; close: string };

const LazyToastViewport = lazyComponent(async () => (await import('./toast-viewport.tsx')).ToastViewport);

/** Stands once in the app. What draws the toasts is fetched when the first one is shown. */
export function ToastHost({ labels }: { labels: ToastLabels }) {
  const queue = useSyncExternalStore(subscribeToToasts, queuedToasts, queuedToasts);
  if (queue.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LazyToastViewport queue={queue} labels={labels} />
    </Suspense>
  );
}

export function useToast(): (message: ToastMessage) => void {
  return showToast;
}

export type QueuedToast = ToastMessage & { number: number };

let toasts: readonly QueuedToast[] = [];
const listeners = new Set<() => void>();
/** The viewport takes what is new; the rest only tells it how far it has come. */
const maxKept = 20;

export function showToast(message: ToastMessage): void {
  const number = (toasts.at(-1)?.number ?? 0) + 1;
  toasts = [...toasts.slice(-maxKept), { ...message, number }];
  for (const listener of listeners) listener();
}

export function queuedToasts(): readonly QueuedToast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
