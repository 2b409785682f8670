import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../../ui/class-names.ts';
import { headerButton } from './header-button.ts';

interface HeaderPopoverProps {
  id: string;
  label: string;
  className?: string;
  /** List items. */
  children: ReactNode;
}

/** A short list below its button. The browser's own popover: it opens and closes without a script. */
export function HeaderPopover({ id, label, className, children }: HeaderPopoverProps) {
  const popover = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever arrives at another page is done with the list
  useEffect(() => popover.current?.hidePopover(), [key]);
  return (
    <>
      <button type="button" className={classNames(headerButton, className)} popoverTarget={id}>
        {label}
        <ChevronDown className="size-4 opacity-70" aria-hidden="true" />
      </button>
      <div ref={popover} id={id} popover="auto" className="popover-below-header">
        <ul>{children}</ul>
      </div>
    </>
  );
}
