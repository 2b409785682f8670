import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { closeOverlay, closePageOverlays, currentOverlays, subscribeToOverlays } from './overlay-store.ts';
import { useIdle } from './use-idle.ts';
import { useLazyPhrases } from './use-lazy-phrases.ts';

const VisitorPrompts = lazyComponent(async () => (await import('./visitor-prompts.tsx')).VisitorPrompts);

/** Rendered once in the layout. The first page loads only the host; prompts load when the browser is idle. */
export function ShellOverlays() {
  const idle = useIdle();
  return (
    <>
      <OverlayHost />
      {idle && (
        <Suspense fallback={null}>
          <VisitorPrompts />
        </Suspense>
      )}
    </>
  );
}

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
