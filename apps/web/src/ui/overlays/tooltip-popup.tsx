import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { RefObject } from 'react';

type TooltipPopupProps = { open: boolean; anchor: RefObject<HTMLElement | null>; text: string };

export function TooltipPopup({ open, anchor, text }: TooltipPopupProps) {
  return (
    <BaseTooltip.Root open={open}>
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          anchor={anchor}
          side="top"
          sideOffset={6}
          className="pointer-events-none z-60"
        >
          <BaseTooltip.Popup
            role="tooltip"
            className="max-w-72 rounded-sm bg-inverse px-2 py-1 text-12 text-on-inverse transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {text}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
