import { openOverlay } from '../../../shell/overlays/overlay-store.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';
import type { SpeedupFacts } from './speedup-offer.tsx';

const SpeedupOffer = lazyComponent(async () => (await import('./speedup-offer.tsx')).SpeedupOffer);

/** Offers speed-up. Undefined if the dialog is dismissed: then nothing is ordered. */
export function askSpeedup(facts: SpeedupFacts): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    openOverlay(
      ({ open, close }) => (
        <SpeedupOffer
          {...facts}
          open={open}
          onClose={close}
          onAnswer={(isAccepted) => {
            resolve(isAccepted);
            close();
          }}
        />
      ),
      { onClosed: () => resolve(undefined) },
    );
  });
}
