import { lazy } from 'react';
import { openOverlay } from './overlay-store.ts';

const ImageOverlay = lazy(async () => ({ default: (await import('./image-overlay.tsx')).ImageOverlay }));

/** One picture over the whole window. */
export function showImage(picture: { source: string; description: string }): void {
  openOverlay((control) => <ImageOverlay {...control} {...picture} />);
}
