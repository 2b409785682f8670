import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { useTranslations } from '../../ui/text/use-translations.tsx';
import type { OverlayControl } from './overlay-store.ts';

type ImageOverlayProps = OverlayControl & { source: string; description: string };

export function ImageOverlay({ open, close, source, description }: ImageOverlayProps) {
  const actions = useTranslations('common.actions');
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop
          data-scrim
          className="fixed inset-0 z-50 bg-black/85 transition-opacity duration-160 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Dialog.Popup className="fixed inset-0 z-50 grid place-items-center p-4 outline-none transition-opacity duration-160 data-ending-style:opacity-0 data-starting-style:opacity-0 tablet:p-10">
          <Dialog.Title className="sr-only">{description}</Dialog.Title>
          {/* A click anywhere closes; the visible button does the same for keyboards and screen readers. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className="absolute inset-0 cursor-zoom-out"
            onClick={close}
          />
          <img
            src={source}
            alt={description}
            className="pointer-events-none relative max-h-full max-w-full rounded-md object-contain"
          />
          <Dialog.Close
            aria-label={actions('close')}
            className="absolute top-3 end-3 grid size-11 place-items-center rounded-md bg-black/60 text-white hover:bg-black"
          >
            <X className="size-5" aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
