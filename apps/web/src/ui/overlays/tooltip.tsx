import { type ReactNode, useRef, useState } from 'react';
import { lazyComponent } from '../lazy-component.ts';
import { OnceOpened } from './once-opened.tsx';

const TooltipPopup = lazyComponent(async () => (await import('./tooltip-popup.tsx')).TooltipPopup);

/**
 * A hint on hover or focus. It only adds detail: the child keeps its own accessible name, so touch users miss
 * nothing important.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the control inside it
    <span
      ref={anchor}
      className="inline-flex"
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
      onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {children}
      <OnceOpened open={open}>
        <TooltipPopup open={open} anchor={anchor} text={text} />
      </OnceOpened>
    </span>
  );
}
