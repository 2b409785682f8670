import { lazyComponent } from '../../ui/lazy-component.ts';
import { openOverlay } from './overlay-store.ts';

const showAfter = 200;
const exitMilliseconds = 500;

const PageLoaderOverlay = lazyComponent(
  async () => (await import('./page-loader-overlay.tsx')).PageLoaderOverlay,
);

/** Covers the page while something runs that must not be interrupted; quick work never shows it. */
export async function withPageLoader<Result>(work: Promise<Result>): Promise<Result> {
  let close: (() => void) | undefined;
  const waiting = setTimeout(() => {
    close = openOverlay(({ open }) => <PageLoaderOverlay open={open} />, {
      outlivesPage: true,
      exitMilliseconds,
    });
  }, showAfter);
  try {
    return await work;
  } finally {
    clearTimeout(waiting);
    close?.();
  }
}

/** Loads a new document under a loader, which is gone when the visitor comes back. */
export function leaveFor(address: string): void {
  const back = new Promise((resolve) => window.addEventListener('pageshow', resolve, { once: true }));
  void withPageLoader(back);
  window.location.assign(address);
}
