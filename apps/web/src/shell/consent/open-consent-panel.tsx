import { lazy } from 'react';
import { openOverlay } from '../overlays/overlay-store.ts';

const ConsentPanel = lazy(async () => ({ default: (await import('./consent-panel.tsx')).ConsentPanel }));

/** Also the way back: whoever changed their mind opens it again. */
export function openConsentPanel(): void {
  openOverlay((control) => <ConsentPanel {...control} />);
}
