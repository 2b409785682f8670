import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { type PanelName, useOpenPanel } from './open-panel.tsx';

interface PanelDialogProps {
  panel: PanelName;
  label: string;
  className: string;
  children: ReactNode;
}

/**
 * A native modal dialog below the header: it keeps the focus inside, closes with Escape and returns the focus
 * to the button that opened it.
 */
export function PanelDialog({ panel, label, className, children }: PanelDialogProps) {
  const { current, close } = useOpenPanel();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = current === panel;
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    dialog.current?.showModal();
    // Focus on a field would open the keyboard of a phone.
    if (panel !== 'search' && window.matchMedia('(pointer: coarse)').matches) dialog.current?.focus();
  }, [isOpen, panel]);

  function onClick(event: MouseEvent<HTMLDialogElement>) {
    if (event.target !== dialog.current) return;
    dialog.current.close();
    clickThrough(event, panel);
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel; the keyboard has Escape
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

/** The header stays visible, so a click on one of its other buttons must work. */
function clickThrough({ clientX, clientY }: MouseEvent, panel: PanelName): void {
  const below = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('header a, header button');
  const isOwnButton = below?.dataset.opens === panel;
  if (below && !isOwnButton) below.click();
}
