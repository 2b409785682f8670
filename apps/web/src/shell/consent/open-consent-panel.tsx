import { lazyComponent } from '../../ui/lazy-component.ts';
import { openOverlay } from '../overlays/overlay-store.ts';

const ConsentPanel = lazyComponent(async () => (await import('./consent-panel.tsx')).ConsentPanel);

/** Also opened from the footer, to change an earlier choice. */
export function openConsentPanel(): void {
  openOverlay((control) => <ConsentPanel {...control} />);
}
