import { Suspense, useSyncExternalStore } from 'react';
import type { Tone } from '../feedback/tone.ts';
import { lazyComponent } from '../lazy-component.ts';

export type ToastMessage = {
  title: string;
  text?: string;
  tone?: Extract<Tone, 'neutral' | 'success' | 'warning' | 'danger'>;
  /** Such as undoing what was done, or trying again. */
  action?: { label: string; onPress: () => void };
  /** Stays until it is dismissed. */
  stays?: boolean;
};

/** Labels of the region and of each toast's close button. */
export type ToastLabels = { region: string; close: string };

const LazyToastViewport = lazyComponent(async () => (await import('./toast-viewport.tsx')).ToastViewport);

/** Rendered once in the app. The code that shows toasts loads with the first one. */
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
/** The viewport shows only new toasts; older ones are kept so that their numbers go on. */
const maxKept = 20;

function showToast(message: ToastMessage): void {
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
