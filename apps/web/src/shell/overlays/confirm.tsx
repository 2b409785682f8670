import { lazyComponent } from '../../ui/lazy-component.ts';
import type { ConfirmOptions } from './confirm-overlay.tsx';
import { openOverlay } from './overlay-store.ts';

const ConfirmOverlay = lazyComponent(async () => (await import('./confirm-overlay.tsx')).ConfirmOverlay);

/** Asks before an action that cannot be undone. Closing in any way counts as no. */
export function confirm(options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    openOverlay(
      ({ open, close }) => (
        <ConfirmOverlay
          {...options}
          open={open}
          onAnswer={(yes) => {
            resolve(yes);
            close();
          }}
        />
      ),
      { onClosed: () => resolve(false) },
    );
  });
}
