import { lazyComponent } from '../../ui/lazy-component.ts';
import { openOverlay } from '../overlays/overlay-store.ts';

const ConsentPanel = lazyComponent(async () => (await import('./consent-panel.tsx')).ConsentPanel);

/** Also the way back: whoever changed their mind opens it again. */
export function openConsentPanel(): void {
  openOverlay((control) => <ConsentPanel {...control} />);
}
