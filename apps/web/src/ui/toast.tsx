import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';
import type { Tone } from './tone.ts';

export type ToastMessage = {
  title: string;
  text?: string;
  tone?: Extract<Tone, 'neutral' | 'success' | 'warning' | 'danger'>;
  undo?: { label: string; onUndo: () => void };
  /** Waits until it is dismissed, as an update notice does. */
  stays?: boolean;
};

/** The name of the corner they appear in, and of the cross on each. */
export type ToastWords = { region: string; close: string };

export type QueuedToast = ToastMessage & { number: number };

const LazyToastViewport = lazy(async () => ({
  default: (await import('./toast-viewport.tsx')).ToastViewport,
}));
const ShowToast = createContext<((message: ToastMessage) => void) | undefined>(undefined);

/** Stands once around the app. What draws the toasts is fetched when the first one is shown. */
export function ToastHost({ words, children }: { words: ToastWords; children: ReactNode }) {
  const [queue, setQueue] = useState<readonly QueuedToast[]>([]);
  const show = useCallback((message: ToastMessage) => {
    setQueue((waiting) => [...waiting, { ...message, number: (waiting.at(-1)?.number ?? 0) + 1 }]);
  }, []);
  return (
    <ShowToast value={show}>
      {children}
      {queue.length > 0 && (
        <Suspense fallback={null}>
          <LazyToastViewport queue={queue} words={words} />
        </Suspense>
      )}
    </ShowToast>
  );
}

export function useToast(): (message: ToastMessage) => void {
  const show = useContext(ShowToast);
  if (!show) throw new Error('useToast needs a ToastHost');
  return show;
}
