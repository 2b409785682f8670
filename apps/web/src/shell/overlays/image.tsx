import { lazyComponent } from '../../ui/lazy-component.ts';
import { openOverlay } from './overlay-store.ts';

const ImageOverlay = lazyComponent(async () => (await import('./image-overlay.tsx')).ImageOverlay);

/** Shows a picture over the whole window. */
export function showImage(picture: { source: string; description: string }): void {
  openOverlay((control) => <ImageOverlay {...control} {...picture} />);
}
