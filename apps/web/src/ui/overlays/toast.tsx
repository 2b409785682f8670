import { Suspense, useSyncExternalStore } from 'react';
import type { Tone } from '../feedback/tone.ts';
import { lazyComponent } from '../lazy-component.ts';
import { queuedToasts, showToast, subscribeToToasts } from './toast-store.ts';

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
