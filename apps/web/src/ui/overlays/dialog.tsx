import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { iconButtonClass } from '../actions/button-style.ts';
import { classNames } from '../class-names.ts';
import { backdropClass, dialogClass, dialogFooterClass } from './overlay-style.ts';

const widths = {
  narrow: 'tablet:max-w-105',
  medium: 'tablet:max-w-150',
  roomy: 'tablet:max-w-157',
  wide: 'tablet:max-w-200',
};

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  text?: ReactNode;
  closeLabel: string;
  width?: keyof typeof widths;
  children?: ReactNode;
  footer?: ReactNode;
  /** What gets the focus on opening; else the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** First pages use `LazyDialog`. Focus is trapped inside and restored on closing. */
export function Dialog({
  open,
  onClose,
  title,
  text,
  closeLabel,
  width = 'medium',
  children,
  footer,
  initialFocus,
}: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop data-scrim className={backdropClass} />
        <BaseDialog.Popup className={classNames(dialogClass, widths[width])} initialFocus={initialFocus}>
          <div className="px-5 pt-5 pe-14">
            <BaseDialog.Title className="font-semibold text-20">{title}</BaseDialog.Title>
            {text && <BaseDialog.Description className="mt-1 text-ink-soft">{text}</BaseDialog.Description>}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
          {footer && <div className={dialogFooterClass}>{footer}</div>}
          {/* Last in the DOM, so that focus first goes to the dialog's content. */}
          <div className="absolute top-3 end-3">
            <BaseDialog.Close aria-label={closeLabel} className={iconButtonClass({})}>
              <X className="size-5" aria-hidden="true" />
            </BaseDialog.Close>
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
