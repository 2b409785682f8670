import { Popover } from '@base-ui/react/popover';
import { type RefObject, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { popupClass } from '../overlays/overlay-style.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';

interface CalendarPopupProps extends Omit<CalendarProps, 'focused'> {
  open: boolean;
  onOpenChange(open: boolean): void;
  anchor: RefObject<HTMLElement | null>;
  label: string;
  /** Removes the chosen day. */
  clearLabel: string;
}

export function CalendarPopup(props: CalendarPopupProps) {
  const { open, onOpenChange, anchor, label, clearLabel, onChoose, ...calendar } = props;
  const focused = useRef<HTMLButtonElement>(null);
  const choose = (day: string) => {
    onChoose(day);
    onOpenChange(false);
  };
  return (
    <Popover.Root open={open} onOpenChange={(next) => onOpenChange(next)} modal="trap-focus">
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="z-60 outline-none"
        >
          <Popover.Popup
            aria-label={label}
            initialFocus={focused}
            finalFocus={anchor}
            className={classNames(popupClass, 'max-h-(--available-height) overflow-y-auto p-2')}
          >
            <Calendar {...calendar} focused={focused} onChoose={choose} />
            {calendar.value !== '' && (
              <Button variant="quiet" wide className="mt-1" onClick={() => choose('')}>
                {clearLabel}
              </Button>
            )}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
