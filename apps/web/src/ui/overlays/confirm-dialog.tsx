import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import { backdropClass, dialogClass, dialogFooterClass } from './overlay-style.ts';

export type ConfirmDialogProps = {
  open: boolean;
  /** The question. */
  title: string;
  /** What happens on confirming, and whether it can be undone. */
  consequence: ReactNode;
  /** The action itself ("Delete 3 orders"), never "OK". */
  confirmLabel: string;
  cancelLabel: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Closing in any way means no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, consequence, confirmLabel, cancelLabel, danger, busy, onConfirm, onCancel } = props;
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop data-scrim className={backdropClass} />
        <AlertDialog.Popup className={classNames(dialogClass, 'tablet:max-w-150')}>
          <div className="overflow-y-auto px-5 pt-5 pb-4">
            <AlertDialog.Title className="font-semibold text-20">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-ink-soft">{consequence}</AlertDialog.Description>
          </div>
          <div className={dialogFooterClass}>
            <Button onClick={onCancel}>{cancelLabel}</Button>
            <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
