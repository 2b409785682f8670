import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { closeOverlay, closePageOverlays, currentOverlays, subscribeToOverlays } from './overlay-store.ts';
import { useLazyPhrases } from './use-lazy-phrases.ts';

/** Renders what `openOverlay` was given. Navigation closes the page's overlays, which counts as no. */
export function OverlayHost() {
  const overlays = useSyncExternalStore(subscribeToOverlays, currentOverlays, currentOverlays);
  const { pathname } = useLocation();
  const ready = useLazyPhrases(['overlays'], overlays.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a path closes them
  useEffect(() => closePageOverlays, [pathname]);
  if (!ready) return null;
  return overlays.map(({ number, open, render }) => (
    <Suspense key={number} fallback={null}>
      {render({ open, close: () => closeOverlay(number) })}
    </Suspense>
  ));
}
