import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { type PanelName, useOpenPanel } from '../open-panel.tsx';

interface PanelDialogProps {
  panel: PanelName;
  label: string;
  className: string;
  children: ReactNode;
}

/**
 * The browser's own modal dialog below the bar: it keeps the focus inside, closes with Escape and gives
 * the focus back to the button that opened it.
 */
export function PanelDialog({ panel, label, className, children }: PanelDialogProps) {
  const { current, close } = useOpenPanel();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = current === panel;
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    // A field that takes the focus by itself would bring up the keyboard of a phone.
    if (panel !== 'search' && window.matchMedia('(pointer: coarse)').matches) dialog.current?.focus();
  }, [isOpen, panel]);

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== dialog.current) return;
    dialog.current.close();
    clickThrough(event, panel);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside the panel; the keyboard has Escape
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={label}
      data-scrim
      data-open={isOpen || undefined}
      data-panel={panel}
      className={classNames('navigation-panel', className)}
      onClose={() => close(panel)}
      onClick={onClick}
    >
      {children}
    </dialog>
  );
}

/** The bar stays in sight, so a press on one of its other buttons does what it looks like. */
function clickThrough({ clientX, clientY }: MouseEvent, panel: PanelName): void {
  const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('header a, header button');
  const isOwnButton = below?.dataset.opens === panel;
  if (below && !isOwnButton) below.click();
}
