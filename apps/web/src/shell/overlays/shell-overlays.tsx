import { Suspense } from 'react';
import { lazyComponent } from '../../ui/lazy-component.ts';
import { OverlayHost } from './overlay-host.tsx';
import { useIdle } from './use-idle.ts';

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
