import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { closeOverlay, currentOverlays, leavePage, subscribeToOverlays } from './overlay-store.ts';
import { useLazyPhrases } from './use-lazy-phrases.ts';

/** Draws what `openOverlay` was given. Going to another page closes what belongs to this one, which counts as no. */
export function OverlayHost() {
  const overlays = useSyncExternalStore(subscribeToOverlays, currentOverlays, currentOverlays);
  const { pathname } = useLocation();
  const ready = useLazyPhrases(['overlays'], overlays.length > 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving a path is what closes them
  useEffect(() => leavePage, [pathname]);
  if (!ready) return null;
  return overlays.map(({ number, open, render }) => (
    <Suspense key={number} fallback={null}>
      {render({ open, close: () => closeOverlay(number) })}
    </Suspense>
  ));
}
