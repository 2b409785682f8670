import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { iconButtonClass } from '../actions/button-style.ts';
import { classNames } from '../class-names.ts';
import { backdropClass } from './overlay-style.ts';

const widths = { medium: 'tablet:max-w-120', cart: 'tablet:max-w-[807px]' };

export type SideSheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  width?: keyof typeof widths;
  /** On phones short choices are a bottom sheet; details take the whole screen. */
  phone?: 'full' | 'bottom';
  children: ReactNode;
  footer?: ReactNode;
};

const sheet =
  'fixed inset-x-0 bottom-0 z-50 flex flex-col bg-floating text-ink shadow-overlay outline-none transition-[opacity,translate] duration-200 data-ending-style:translate-y-12 data-ending-style:opacity-0 data-starting-style:translate-y-12 data-starting-style:opacity-0 tablet:inset-y-0 tablet:start-auto tablet:w-full tablet:rounded-s-lg tablet:rounded-e-none tablet:data-ending-style:translate-x-12 tablet:data-ending-style:translate-y-0 tablet:data-starting-style:translate-x-12 tablet:data-starting-style:translate-y-0 rtl:tablet:data-ending-style:-translate-x-12 rtl:tablet:data-starting-style:-translate-x-12';

export function SideSheet(props: SideSheetProps) {
  const { open, onClose, title, closeLabel, width = 'medium', phone = 'full', children, footer } = props;
  const height = phone === 'full' ? 'top-0' : 'max-tablet:max-h-[88dvh] max-tablet:rounded-t-lg';
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop data-scrim className={backdropClass} />
        <BaseDialog.Popup className={classNames(sheet, height, widths[width])}>
          <div className="border-line border-b py-2 pe-14 ps-4 tablet:py-3 tablet:ps-5">
            <BaseDialog.Title className="truncate font-semibold text-16 leading-(--tap)">
              {title}
            </BaseDialog.Title>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-4 tablet:p-5">{children}</div>
          {footer && (
            <div className="flex gap-2 border-line border-t px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] tablet:px-5">
              {footer}
            </div>
          )}
          {/* Last in the DOM, so that focus first goes to the sheet's content. */}
          <div className="absolute top-2 end-2 tablet:top-3 tablet:end-3">
            <BaseDialog.Close aria-label={closeLabel} className={iconButtonClass({})}>
              <X className="size-5" aria-hidden="true" />
            </BaseDialog.Close>
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
